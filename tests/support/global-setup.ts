import { identityHost } from '@/scripts/steps/identity.mjs';
import { provideEmulator } from './emulator';
import { scratch } from './scratch';
import { AUTH_SECRET } from './session';
import { startSheetServer } from './sheet-server';
import { startSite } from './site';

/**
 * Starts the sheet, the Firebase Auth emulator and the production build once for all workers, and
 * sets their addresses in the environment. `IDENTITY_HOST` is where the build expects the emulator.
 */
export default async function globalSetup() {
  if (process.env.BASE_URL) return;

  const folder = scratch();
  const host = process.env.IDENTITY_HOST || (await identityHost());
  const port = Number(host.split(':')[1]);
  const [sheet, emulator] = await Promise.all([
    startSheetServer(),
    provideEmulator({ directory: folder.root, port }),
  ]);
  const site = await startSite({
    CONTACT_SHEET_URL: sheet.url,
    PROFILE_SCRIPT_URL: new URL('/exec', sheet.url).href,
    FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    AUTH_SECRET,
  });
  process.env.BASE_URL = site.url;
  process.env.SHEET_URL = sheet.url;
  process.env.IDENTITY_URL = `http://${emulator.host}`;

  return async () => {
    await site.stop();
    await Promise.all([sheet.close(), emulator.stop()]);
    folder.remove();
  };
}
