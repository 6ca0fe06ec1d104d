import { type Page } from '@playwright/test';

/** How many pages a browser prints. */
export async function pageCount(page: Page, format: 'A4' | 'Letter') {
  // What browsers leave around a page: Chrome 1 cm, Firefox and Safari up to half an inch.
  const margin = { top: '0.5in', right: '0.5in', bottom: '0.5in', left: '0.5in' };
  const pdf = await page.pdf({ format, margin });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;
}
