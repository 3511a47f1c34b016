import { runShop } from './run-shop.ts';

/**
 * `npm run dev`: as `npm start`, with the site served from its sources and reloaded as they change, and without a
 * cache before the functions unless one is asked for. A change of the functions takes a restart.
 * @param args the command's options (`StartOptions`)
 */
export function run(args: string[]): void {
  runShop(args, async ({ port, isNew, cache = 'off', defer, request, ...options }) => {
    const { fillShop, startBackend } = await import('../stack.ts');
    const { startHotReloadFront } = await import('../hot-reload/hot-reload-front.ts');
    const backend = await startBackend(options);
    defer(backend.stop);
    const front = await startHotReloadFront(backend, { port, cache, request });
    defer(front.stop);
    await fillShop(backend.services, { url: front.url, isNew, step: options.step });
    return front.url;
  });
}
