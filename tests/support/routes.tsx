import { join } from 'node:path';
import { type Language, languages } from '@/content/languages';
import { type PageId, pages } from '@/content/pages';
import { root } from '@/scripts/lib/root.mjs';
import { renderToHtml } from './render';

type PageFunction = (props: object) => Promise<React.ReactNode> | React.ReactNode;

/** HTML of a page in its layout, with the content that a test has mocked before. */
export async function renderRoute(id: PageId, language: Language): Promise<string> {
  const { path } = pages.find((page) => page.id === id)!;
  // One file is the page of every method.
  const route = path.replace(/^(\/methods)\/.*/, '$1/[method]');
  const file = join(root, 'app', languages[language].prefix || '(en)', route, 'page.tsx');
  const { default: open } = (await import(file)) as { default: PageFunction };
  const { SiteLayout } = await import('@/components/layout/site-layout');
  const { locales } = await import('@/lib/words/locale');
  const page = await open({ params: Promise.resolve({ method: id }) });
  return renderToHtml(<SiteLayout locale={locales[language]}>{page}</SiteLayout>);
}

export const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html');
