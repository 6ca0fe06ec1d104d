import { act } from 'react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { SampleDocument } from '@/components/books/sample-document';
import { bookSchema } from '@/content/book-schema';
import { type BookId } from '@/content/books';
import type * as Languages from '@/content/languages';
import { pages } from '@/content/pages';
import { locales } from '@/lib/words/locale';
import { wordFiles, wordsVersion } from '@/lib/words/word-files';
import { type Examples, toExample } from '@/tests/parts/examples/example';
import { stepsWith } from '@/tests/parts/examples/steps';
import { render, renderToHtml, stubBrowser, unmount } from '@/tests/support/render';
import { parseHtml, renderRoute } from '@/tests/support/routes';
import { sameFacts } from '@/tests/support/same-facts';
import { threeBooks } from '@/tests/support/three-books';

// Hindi days, times and lists, so that what `Intl` writes is told from English words.
vi.mock('@/content/languages', async (load) => {
  const loaded = await load<typeof Languages>();
  Object.assign(loaded.languages.en, { tag: 'hi-IN' });
  return loaded;
});
vi.mock('@/lib/words/page-language', () => ({ pageLanguage: () => 'hi' }));
vi.mock('@/content/en/words', async (load) => {
  const { inPseudoLanguage } = await import('@/tests/support/pseudo-language');
  return inPseudoLanguage({ ...(await load<object>()) });
});
const answering = vi.hoisted(() => (...names: string[]) => {
  const answer = (name: string) => async () =>
    globalThis.exampleAnswers?.[name] ?? Promise.reject(new TypeError('Failed to fetch'));
  return Object.fromEntries(names.map((name) => [name, answer(name)]));
});
vi.mock('@/lib/server/actions/contact', () => answering('contactAction'));
vi.mock('@/lib/server/actions/profile', () => answering('submitProfileAction'));
vi.mock('@/lib/server/actions/account', () => answering('completeProfileAction'));
vi.mock('@/lib/server/actions/payment', () => answering('reportPaymentAction'));
vi.mock('@/lib/server/actions/own-data', () =>
  answering('deleteAccountAction', 'keepAccountAction', 'readMyDataAction', 'stopNewsAction'),
);
vi.mock('@/lib/shop/account/browser/sign-in', () => import('@/scripts/parts/stand-ins'));
vi.mock('@/lib/head/inline-scripts', async (load) => ({
  ...(await load<object>()),
  earlyScript: '',
}));
stubBrowser();
// What the steps of an example look for.
Element.prototype.checkVisibility = () => true;
afterAll(() => {
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  globalThis.exampleAnswers = undefined;
});
vi.stubGlobal('fetch', async (address: string) => {
  const [, name] = /^\/words\/(\w+)\.hi\./.exec(address)!;
  return new Response(wordFiles.get(`${name}.en.${wordsVersion}.json`));
});

/** Latin letters of every page; a fact may hold another. */
const allowed = [
  ...sameFacts
    .toSorted((one, other) => other.length - one.length)
    .map((fact) => fact.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
  'AM',
  'PM',
  'PDF',
  'VM-\\w{6}',
  // The code of a sheet, and its address.
  '\\S*[ABK][34679A-Y]{5}',
  'Asha Rao|Asha|asha@example\\.in|qwertz',
  'Namaste, I am Asha\\. Come to a free class\\.|By the lists of my classes since 2004\\.',
];

const ATTRIBUTES = ['aria-label', 'aria-roledescription', 'alt', 'title', 'placeholder'];

function englishIn(root: ParentNode): string[] {
  const texts: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    if (
      element.closest(
        'script, style, code, [lang="sa-Latn"], :not(html)[lang="en"], [data-slot="sample-page"]',
      )
    )
      continue;
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
    }
    for (const name of ATTRIBUTES) texts.push(element.getAttribute(name) ?? '');
  }
  const known = new RegExp(allowed.join('|'), 'g');
  return texts.filter((text) => /[A-Za-z]{2,}/.test(text.replace(known, '')));
}

const pseudo = locales.en;

beforeEach(() => {
  document.documentElement.lang = 'en';
});

test('pseudo-language: no page has an English word left', async () => {
  for (const { id } of pages) {
    const page = parseHtml(await renderRoute(id, 'en'));
    expect(page.body.textContent.length).toBeGreaterThan(900);
    expect.soft(englishIn(page), id).toEqual([]);
  }
});

const files = import.meta.glob<Record<string, Examples>>('/tests/parts/examples/*.tsx', {
  eager: true,
});
const examples = Object.entries(files).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([part, states]) =>
    Object.entries(states).map(([state, example]) => ({
      name: `${/(\w[\w-]*)\.tsx$/.exec(file)![1]}/${part}/${state}`,
      ...toExample(example),
    })),
  ),
);
/** Parts of shadcn have no words; a book's pages are tried below, and a failure needs a page around it. */
const OTHERS = /^ui\/|^books\/|^site\/failure\/(part|dialog)/;
/** Their words are shown one after the other. */
const VISITED =
  /^practice\/(exercise|maker|progress)|^pages\/assistant|^shop\/yourAccount\/(?!data)/;

async function visitExample({ visit }: (typeof examples)[number]) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await visit!(
    stepsWith(async () => {}),
    pseudo,
  );
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => {});
}

test('pseudo-language: no state of a part has an English word left', async () => {
  const asked = examples.filter(
    ({ name, visit }) => !OTHERS.test(name) && (!visit || VISITED.test(name)),
  );
  expect(asked.length).toBeGreaterThan(100);
  for (const example of asked) {
    const { name, part, account, answers, visit } = example;
    globalThis.exampleAnswers = answers;
    await render(part(pseudo), account);
    await vi.dynamicImportSettled();
    if (visit && VISITED.test(name)) await visitExample(example);
    await act(async () => {});
    expect.soft(englishIn(document), name).toEqual([]);
    await unmount();
    document.body.replaceChildren();
  }
});

test('pseudo-language: the sample pages have a frame without an English word', () => {
  const facts = bookSchema.parse({ ...threeBooks['ganit-yatra'], coverLines: ['गणित'] });
  const sample = (
    <SampleDocument
      book={{ ...facts, id: 'ganit-yatra' as BookId }}
      pages={[{ title: 'A page', blocks: ['A text.'] }]}
      answers=""
      styles={[]}
      locale={pseudo}
    />
  );
  const page = parseHtml(renderToHtml(sample));
  // The pages themselves keep the language of the book.
  for (const content of page.querySelectorAll('section > div:first-child')) content.remove();
  expect(englishIn(page)).toEqual([]);
});
