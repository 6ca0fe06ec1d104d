import { type TestProject } from 'vitest/node';
import { authEmulatorHost } from '@/scripts/lib/auth.mjs';
import { findFirefox, findWebKit } from '@/scripts/lib/programs.mjs';
import { provideEmulator } from '../support/emulator';
import { scratch } from '../support/scratch';
import { AUTH_SECRET } from '../support/session';
import { startSheetServer } from '../support/sheet-server';
import { startSite } from '../support/site';
import { SIZES } from './browser';
import { missing, walks } from './walks';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
    sheet: string;
  }
}

/** Browsers and facts that are missing are named, and their walks are skipped, never passed. */
function sayWhatIsMissing() {
  const programs = { Firefox: findFirefox(), WebKit: findWebKit() };
  for (const [name, program] of Object.entries(programs)) {
    if (program) continue;
    const ways = Object.keys(walks).join(', ');
    const widths = SIZES.map(({ width }) => width).join(' and ');
    console.warn(`${name} is not installed. Not walked in it at ${widths} px: ${ways}.`);
  }
  for (const [what, , skipped] of missing) {
    console.warn(`The facts have no ${what}. Not walked: ${skipped.join(', ')}.`);
  }
}

/** Starts the sheet, the Firebase Auth emulator and the production build for all browsers. */
export default async function setup(project: TestProject) {
  sayWhatIsMissing();
  const folder = scratch();
  const host = process.env.IDENTITY_HOST || (await authEmulatorHost());
  const [sheet, emulator] = await Promise.all([
    startSheetServer(),
    provideEmulator(folder.root, Number(host.split(':')[1])),
  ]);
  const site = await startSite({
    CONTACT_SHEET_URL: sheet.url,
    PROFILE_URL: new URL('/exec', sheet.url).href,
    FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    AUTH_SECRET,
  });
  project.provide('site', site.url);
  project.provide('sheet', sheet.url);
  return async () => {
    await site.stop();
    await Promise.all([sheet.close(), emulator.stop()]);
    folder.remove();
  };
}
