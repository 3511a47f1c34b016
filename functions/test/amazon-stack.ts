import { AMAZON_DEFAULT_CREDENTIAL_VERSION, AMAZON_DEFAULT_MARKETPLACE } from '@rad-rewind/contract/limits';
import { apiPath } from '@rad-rewind/contract/paths';
import { AmazonControl } from './amazon-simulator.ts';
import type { ApiClient } from './api-client.ts';
import { dropDocument, patchDocument } from './firestore-control.ts';

function simulatorUrl(): string {
  const url = process.env.STACK_AMAZON_URL;
  if (!url) throw new Error('STACK_AMAZON_URL is not set: see local/src/test-stack.ts');
  return url;
}

/** The side door of the stack's simulator of Amazon. */
export const amazonControl = new AmazonControl(simulatorUrl());

const NO_SETTINGS = {
  amazonApiKey: '',
  amazonSecretKey: '',
  amazonAssociateTag: '',
  amazonCredentialVersion: AMAZON_DEFAULT_CREDENTIAL_VERSION,
  amazonMarketplace: AMAZON_DEFAULT_MARKETPLACE,
};
const SETTINGS = { amazonApiKey: 'credential-1', amazonSecretKey: 'secret-1', amazonAssociateTag: 'rad-20' };

/** Stores credentials that the simulator accepts, with changes. */
export async function configureAmazon(admin: ApiClient, changes: Record<string, string> = {}): Promise<void> {
  const { status } = await admin.put(apiPath.adminSettings, { ...SETTINGS, ...changes });
  if (status !== 200) throw new Error(`The Amazon settings were not saved: ${status}`);
}

/** The shop as it was before anybody entered credentials, its other settings kept, and the simulator as it started. */
export async function forgetAmazon(): Promise<void> {
  await patchDocument('settings/shop', NO_SETTINGS);
  await dropDocument('settings/amazonPrices');
  await dropDocument('settings/amazonRefusal');
  await amazonControl.reset();
}
