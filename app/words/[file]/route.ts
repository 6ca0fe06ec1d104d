import { UNCHANGING } from '@/lib/csp/header-rules';
import { wordFiles } from '@/lib/words/word-files';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => [...wordFiles.keys()].map((file) => ({ file }));

/** The words of a part that loads on demand, in one language. */
export async function GET(_request: Request, { params }: RouteContext<'/words/[file]'>) {
  const headers = { 'Content-Type': 'application/json; charset=utf-8', ...UNCHANGING };
  return new Response(wordFiles.get((await params).file), { headers });
}
