import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const dynamic = 'force-static';

/** The display face at an address that the sample pages can name; the site's own has a hash. */
export async function GET() {
  const font = await readFile(join(process.cwd(), 'app/fonts/display.woff2'));
  return new Response(new Uint8Array(font), { headers: { 'Content-Type': 'font/woff2' } });
}
