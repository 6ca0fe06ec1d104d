/** Names what the stages cannot change without breaking it, before they change anything. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchesScript, hintsOf } from './hints.ts';
import { type QuietOptions } from './options.ts';
import { type BuildContext } from './output.ts';
import { GLOBAL_ERROR, type Page, type PageElement } from './page.ts';
import { CHUNKS, scriptKind } from './script-kind.ts';

/** What a strict policy blocks. */
function blockedIn({ attribs }: PageElement): string | undefined {
  for (const [name, value] of Object.entries(attribs)) {
    if (name.startsWith('on')) return 'move this inline handler into a client component';
    if (/^\s*javascript:/i.test(value)) return 'replace this javascript: address with a button';
  }
  return undefined;
}

/** What shows a page only after the framework has run. */
function unfinishedIn({ name, attribs }: PageElement): string | undefined {
  if (name !== 'template') return undefined;
  const isPending = attribs.id?.startsWith('B:') || 'data-dgst' in attribs;
  return isPending
    ? 'this part waits for scripts: render it without Suspense, or on the server'
    : undefined;
}

export function faultsOf(page: Page, { framework, policy, keepInline }: QuietOptions): Error[] {
  const isDeferred = framework !== 'eager' && page.route !== GLOBAL_ERROR;
  const faults = page.elements.flatMap((element) => {
    const isUnknown = element.name === 'script' && !scriptKind(element, keepInline);
    const fault =
      (policy && blockedIn(element)) ??
      (isDeferred ? unfinishedIn(element) : undefined) ??
      (isDeferred && isUnknown ? 'this script is unknown: keepInline has to know it' : undefined);
    return fault ? [page.errorAt(element, fault)] : [];
  });
  const hints = hintsOf(page).filter(
    (hint) => fetchesScript(hint) && !hint.href.startsWith(CHUNKS),
  );
  const early = hints.map((hint) =>
    page.errorAt(hint, 'this link fetches a script before the first interaction: remove it'),
  );
  return isDeferred ? [...faults, ...early] : faults;
}

const isPage = (file = '') => file.endsWith('.html');

/** A page that Next renders again would lose what the stages have made of it. */
function renderedAgain(
  { outputs }: BuildContext,
  isExcluded: (route: string) => boolean,
): string[] {
  const routes = new Map(outputs.appPages.map(({ id, pathname }) => [id, pathname]));
  return outputs.prerenders.flatMap((prerender) => {
    const { pathname, parentOutputId, parentFallbackMode, fallback, response } = prerender;
    if (!fallback || !isPage(fallback.filePath) || isExcluded(pathname)) return [];
    const { initialRevalidate = false, postponedState } = fallback;
    if (postponedState !== undefined || (response && response !== 'complete')) {
      return `${pathname}: the build has a part of this page only. Take what is rendered on request out of it.`;
    }
    if (initialRevalidate !== false) {
      return `${pathname}: this page is rendered again after ${initialRevalidate} seconds, as Next writes it. Remove \`revalidate\` or \`use cache\`, or name the page in \`exclude\`.`;
    }
    const hasMore = parentFallbackMode !== undefined && parentFallbackMode !== false;
    const route = routes.get(parentOutputId) ?? pathname;
    if (hasMore && !isExcluded(route)) {
      return `${route}: more pages of this route are rendered on request. Set \`dynamicParams = false\`.`;
    }
    return [];
  });
}

/** A policy of hashes would block the scripts of a page that no build has seen. */
function renderedOnRequest(
  { outputs }: BuildContext,
  isExcluded: (route: string) => boolean,
): string[] {
  const built = outputs.prerenders.filter(({ fallback }) => isPage(fallback?.filePath));
  const parents = new Set(built.map(({ parentOutputId }) => parentOutputId));
  return outputs.appPages
    .filter(({ id }) => !parents.has(id) && !id.endsWith('.rsc') && !id.startsWith('/_'))
    .filter(({ pathname }) => !isExcluded(pathname))
    .map(
      ({ pathname }) =>
        `${pathname}: this page is rendered on request, so that no policy can name its scripts. Make it static, or name it in \`exclude\`.`,
    );
}

/** How compilers write a call of what a module imports. */
const RENEWS = /\(0, ?[\w$]+\.(revalidatePath|revalidateTag|updateTag)\)\(/;

/** Next renders the page as it writes it, and no build knows which one. */
function renewedByCode(distDir: string): string[] {
  const server = join(distDir, 'server');
  for (const name of readdirSync(server, { recursive: true, encoding: 'utf8' })) {
    const [, call] = name.endsWith('.js')
      ? (RENEWS.exec(readFileSync(join(server, name), 'utf8')) ?? [])
      : [];
    if (call) {
      return [
        `The code calls \`${call}\`, after which Next renders a page again as it writes it. Name these pages in \`exclude\`.`,
      ];
    }
  }
  return [];
}

/** Without it the loader would hold each press for ever. */
const READY = 'framework-ready';

export function checkScripts(assets: ReadonlyMap<string, Buffer>): string[] {
  return [...assets.values()].some((asset) => asset.includes(READY))
    ? []
    : [
        `No script dispatches \`${READY}\`: put the component of the README (A first page) into your layout.`,
      ];
}

export function checkBuild(context: BuildContext, options: QuietOptions): string[] {
  const { basePath, assetPrefix, output } = context.config;
  const settings = Object.entries({ basePath, assetPrefix, output: output === 'export' && output });
  const unknown = settings
    .filter(([, value]) => value)
    .map(([name]) => `quiet-next does not know \`${name}\` of next.config.`);
  const { exclude, policy } = options;
  const isExcluded = (route: string) => exclude?.(route) ?? false;
  const isChanged = options.framework !== 'eager' || policy;
  return [
    ...unknown,
    ...(isChanged ? new Set(renderedAgain(context, isExcluded)) : []),
    ...(policy ? renderedOnRequest(context, isExcluded) : []),
    ...(exclude ? [] : renewedByCode(context.distDir)),
  ];
}
