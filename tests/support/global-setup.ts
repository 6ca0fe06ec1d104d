import { type FullConfig } from '@playwright/test';
import { authEmulatorHost } from '@/scripts/lib/auth.mjs';
import { provideEmulator } from './emulator';
import { scratch } from './scratch';
import { AUTH_SECRET } from './session';
import { startSheetServer } from './sheet-server';
import { copyEager, startSite } from './site';

/**
 * Starts the sheet, the Firebase Auth emulator and the production build once for all workers, and
 * sets their addresses in the environment. `IDENTITY_HOST` is where the build expects the emulator.
 */
export default async function globalSetup({ projects }: FullConfig) {
  if (process.env.BASE_URL) return;

  const folder = scratch();
  const host = process.env.IDENTITY_HOST || (await authEmulatorHost());
  const port = Number(host.split(':')[1]);
  const [sheet, emulator] = await Promise.all([
    startSheetServer(),
    provideEmulator(folder.root, port),
  ]);
  const settings = {
    CONTACT_SHEET_URL: sheet.url,
    PROFILE_URL: new URL('/exec', sheet.url).href,
    FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    AUTH_SECRET,
  };
  const eager = projects.some(({ name }) => name === 'eager') ? copyEager() : undefined;
  const [site, eagerSite] = await Promise.all([
    startSite(settings),
    eager && startSite(settings, eager.server),
  ]);
  process.env.BASE_URL = site.url;
  if (eagerSite) {
    process.env.EAGER_URL = eagerSite.url;
    const page = await (await fetch(eagerSite.url)).text();
    if (page.includes('data-scripts')) throw new Error('The eager pages defer their scripts.');
  }
  process.env.SHEET_URL = sheet.url;
  process.env.IDENTITY_URL = `http://${emulator.host}`;

  return async () => {
    await Promise.all([site.stop(), eagerSite?.stop()]);
    eager?.remove();
    await Promise.all([sheet.close(), emulator.stop()]);
    folder.remove();
  };
}
