import type { BrowserContext } from '@playwright/test';

export const PARTNER_ORIGIN = 'https://partner.example';

/** A partner site in place of the network. @returns the addresses that were asked for, as they come in */
export async function standInForPartner(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(`${PARTNER_ORIGIN}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="icon" href="data:,"><title>Partner</title><h1>Partner site</h1>',
    });
  });
  return asked;
}
