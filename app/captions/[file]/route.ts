import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UNCHANGING } from '@/lib/csp/header-rules';
import { recording } from '@/lib/recording';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => (recording?.captions ?? []).map(({ file }) => ({ file }));

/** Captions of the video of the teacher. */
export async function GET(_request: Request, { params }: RouteContext<'/captions/[file]'>) {
  const { file } = await params;
  const folder = join(/* turbopackIgnore: true */ process.cwd(), '.fonts/recording');
  const headers = { 'Content-Type': 'text/vtt; charset=utf-8', ...UNCHANGING };
  return new Response(await readFile(join(folder, file), 'utf8'), { headers });
}
