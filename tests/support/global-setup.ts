import { startSheetServer } from './sheet-server';
import { startSite } from './site';

/** Starts the sheet and the production build, once for all workers, which learn of both by name. */
export default async function globalSetup() {
  if (process.env.BASE_URL) return;

  const sheet = await startSheetServer();
  const site = await startSite({ CONTACT_SHEET_URL: sheet.url });
  process.env.BASE_URL = site.url;
  process.env.SHEET_URL = sheet.url;

  return async () => {
    await site.stop();
    await sheet.close();
  };
}
