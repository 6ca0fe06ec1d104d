import { authEmulatorHost } from '@/scripts/lib/auth.mjs';
import { provideEmulator } from './emulator';
import { scratch } from './scratch';
import { AUTH_SECRET } from './session';
import { startSheetServer } from './sheet-server';
import { copyEager, startSite } from './site';

/**
 * Starts the sheet, the Firebase Auth emulator and the production build. Sets the addresses of the
 * first two in the environment of the workers. `IDENTITY_HOST` is where the build expects the emulator.
 */
export async function serveBuild({ isEager = false } = {}) {
  const folder = scratch();
  const host = process.env.IDENTITY_HOST || (await authEmulatorHost());
  const port = Number(host.split(':')[1]);
  const [sheet, emulator] = await Promise.all([
    startSheetServer(),
    provideEmulator(folder.root, port),
  ]);
  process.env.SHEET_URL = sheet.url;
  process.env.IDENTITY_URL = `http://${emulator.host}`;
  const settings = {
    CONTACT_SHEET_URL: sheet.url,
    PROFILE_URL: new URL('/exec', sheet.url).href,
    FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    AUTH_SECRET,
  };
  const eager = isEager ? copyEager() : undefined;
  const [site, eagerSite] = await Promise.all([
    startSite(settings),
    eager && startSite(settings, eager.server),
  ]);
  return {
    url: site.url,
    eagerUrl: eagerSite?.url,
    async stop() {
      await Promise.all([site.stop(), eagerSite?.stop()]);
      eager?.remove();
      await Promise.all([sheet.close(), emulator.stop()]);
      folder.remove();
    },
  };
}
