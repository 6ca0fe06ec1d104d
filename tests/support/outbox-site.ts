import { afterAll, beforeAll, vi } from 'vitest';
import { contactPayload } from './rows';
import { scratch } from './scratch';

/** The modules as each of Next's bundles has them: fresh instances in the same process. */
export async function loadSite() {
  vi.resetModules();
  const [site, route] = await Promise.all([
    import('@/lib/outbox/site'),
    import('@/app/api/outbox/route'),
  ]);
  return { ...site, route };
}

type Site = Awaited<ReturnType<typeof loadSite>>;

/** A site with these settings for the tests of a `describe`. */
export function siteWith(settings: (folder: string) => Record<string, string>) {
  const folder = scratch();
  const site = {} as Site;
  beforeAll(async () => {
    for (const [name, value] of Object.entries(settings(folder.root))) vi.stubEnv(name, value);
    Object.assign(site, await loadSite());
  });
  afterAll(async () => {
    await site.siteOutbox().then(
      (outbox) => outbox.stop(),
      () => {},
    );
    delete (globalThis as Record<symbol, unknown>)[Symbol.for('site-outbox')];
    vi.unstubAllEnvs();
    folder.remove();
  });
  return site;
}

export const entry = (formId: string) => ({
  kind: 'contact' as const,
  formId,
  payload: contactPayload(),
  sender: `${formId}@example.in`,
});
