import { afterEach, expect, it, vi } from 'vitest';
import { WEB_APP } from '@/tests/support/settings';

afterEach(() => vi.unstubAllEnvs());

async function load(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  return import('@/lib/shop/account/server/firebase-admin');
}

const CLOUD_RUN = { K_SERVICE: 'site', SITE_URL: 'https://example.in' };

it('service account: on Cloud Run the host gives the credential, for the project of the web app', async () => {
  const { adminApp, canReadAccounts } = await load({
    ...CLOUD_RUN,
    ...WEB_APP,
    GOOGLE_CLOUD_PROJECT: 'another',
  });
  const { projectId, credential } = adminApp().options;
  expect([canReadAccounts, projectId]).toEqual([true, 'project']);
  expect(credential!.constructor.name).toBe('ApplicationDefaultCredential');
});

it('service account: elsewhere a project alone gives none', async () => {
  const { canReadAccounts } = await load({ ...WEB_APP, GOOGLE_CLOUD_PROJECT: 'project' });
  expect(canReadAccounts).toBe(false);
});
