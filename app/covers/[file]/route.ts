import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coverPath, covers } from '@/lib/covers';
import { UNCHANGING } from '@/lib/csp/header-rules';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () =>
  Object.values(covers).map((cover) => ({ file: coverPath(cover).split('/').at(-1)! }));

/** A picture that the build has cut. */
export async function GET(_request: Request, { params }: RouteContext<'/covers/[file]'>) {
  const { file } = await params;
  const folder = join(/* turbopackIgnore: true */ process.cwd(), '.fonts/covers');
  const picture = await readFile(join(folder, file));
  const headers = { 'Content-Type': 'image/avif', ...UNCHANGING };
  return new Response(new Uint8Array(picture), { headers });
}
