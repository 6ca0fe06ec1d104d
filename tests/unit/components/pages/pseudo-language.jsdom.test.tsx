import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { classSetOf, ClassSheets } from '@/components/practice/class-sheets';
import { Exercise } from '@/components/practice/exercise';
import { MadeSheet } from '@/components/practice/made-sheet';
import { ProgressReport } from '@/components/practice/progress-report';
import { AuthDialog } from '@/components/shop/auth-dialog';
import { OrderNote } from '@/components/shop/order-note';
import { ReportPayment } from '@/components/shop/order-report';
import { ProfileDialog } from '@/components/shop/profile-dialog';
import { YourAccountDialog } from '@/components/shop/your-account-dialog';
import { AssistantPanel } from '@/components/assistant/assistant-panel';
import { SampleDocument } from '@/components/books/sample-document';
import { WorkedSum } from '@/components/sums/worked-sum';
import { NotFoundPage } from '@/components/not-found/not-found-page';
import { PaymentDialog } from '@/components/shop/payment-dialog';
import { PurchaseDialog } from '@/components/shop/purchase-dialog';
import { PageFailure } from '@/components/site/page-failure';
import { bookSchema } from '@/content/book-schema';
import { type BookId } from '@/content/books';
import type * as Languages from '@/content/languages';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { type Shop } from '@/components/shop/shop-context';
import { type User } from '@/lib/shop/account/user';
import { assistantGuide } from '@/lib/assistant/guide';
import { locales } from '@/lib/words/locale';
import { type OwnOrder } from '@/lib/shop/orders/own-orders';
import { shopFacts } from '@/lib/shop/payment/shop';
import { anySheet, setCodeOf } from '@/lib/practice/sheets';
import { keepPractised } from '@/lib/practice/progress-store';
import { dayInIndia } from '@/lib/time';
import { type FileWords, wordFiles, wordsVersion } from '@/lib/words/word-files';
import { render, renderToHtml, stubBrowser, submit, type, unmount } from '@/tests/support/render';
import { parseHtml, renderRoute } from '@/tests/support/routes';
import { sameFacts } from '@/tests/support/same-facts';
import { shopBook } from '@/tests/support/shop-book';
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
vi.mock('@/lib/server/actions/contact', () => ({ contactAction: vi.fn() }));
vi.mock('@/lib/server/actions/profile', () => ({ submitProfileAction: vi.fn() }));
vi.mock('@/lib/server/actions/account', () => ({ completeProfileAction: vi.fn() }));
vi.mock('@/lib/server/actions/payment', () => ({ reportPaymentAction: vi.fn() }));
vi.mock('@/lib/server/actions/own-data', () => ({
  deleteAccountAction: async () => ({ status: 'done', receipt }),
  keepAccountAction: vi.fn(),
  readMyDataAction: vi.fn(),
  stopNewsAction: async () => ({ status: 'done', reference: 'VM-7K3QX2' }),
}));
vi.mock('@/lib/head/inline-scripts', async (load) => ({
  ...(await load<object>()),
  earlyScript: '',
}));
stubBrowser();
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
  'Asha Rao',
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
const { words } = pseudo;
/** As a browser gets them, with the part. */
const fetched = <Name extends keyof FileWords>(name: Name) =>
  JSON.parse(wordFiles.get(`${name}.en.${wordsVersion}.json`)!) as FileWords[Name];
const user = { id: 'a', name: 'Asha Rao', email: site.email, profileCompleted: false } as User;
const book = { ...shopBook, title: '' };
const signedIn = {
  status: 'signed-in',
  user,
  step: 'payment',
  tab: 'register',
  books: [book, { ...book, id: 'b' }],
  book,
} as Partial<Shop> as Shop;
const nothing = () => {};
const payments = {
  user,
  facts: shopFacts(pseudo),
  words: fetched('payment'),
  privacyPath: '/privacy',
};

const orders = (['reported', 'received', 'refused', 'refunded'] as const).map(
  (state, index): OwnOrder => ({
    state,
    book: null,
    reference: `VM-7K3QX${index + 2}`,
    since: 0,
    answerBy: 0,
  }),
);
const buyer = { ...user, profileCompleted: true, orders };
const receipt = {
  reference: 'VM-7K3QX2',
  at: '2026-11-26T06:00:00Z',
  removed: 2,
  kept: 1,
  signIn: 'by-hand',
};
const kind = { level: 'warmUp', method: 'mixed' } as const;
const texts = {
  level: words.sums.clock.levels[kind.level].title,
  name: words.practice.choice.mixed,
  note: words.practice.choice.look,
};
const sheetWords = { ...words.practice.sheets, ...fetched('sheet') };
const exerciseWords = {
  ...fetched('workedSums'),
  slips: fetched('slips'),
  hints: fetched('hints'),
};

const parts = {
  AuthDialog: <AuthDialog words={fetched('account')} privacyPath="/privacy" />,
  ProfileDialog: (
    <ProfileDialog words={fetched('profile')} phone={site.phone} privacyPath="/privacy" />
  ),
  PaymentDialog: <PaymentDialog {...payments} />,
  PurchaseDialog: <PurchaseDialog {...payments} book={book} />,
  WorkedSum: <WorkedSum pair={[98, 95]} words={fetched('workedSums')} />,
  AssistantPanel: <AssistantPanel guide={assistantGuide(pseudo)} open onClose={nothing} />,
  NotFoundPage: <NotFoundPage locale={pseudo} />,
  PageFailure: <PageFailure words={words.errors} home="/" />,
  'PaymentDialog, with a report': <PaymentDialog {...payments} user={buyer} />,
  ReportPayment: (
    <ReportPayment {...payments} user={buyer} book={book} words={fetched('buyersOrder')} />
  ),
  'OrderNote, of each state': (
    <>
      {[...orders, { ...orders[1]!, canDownload: true as const }, undefined].map((order, index) => (
        <OrderNote
          key={index}
          user={user}
          book={book}
          order={order}
          tag={pseudo.tag}
          phone={site.phone}
          lostAt={order ? undefined : 0}
          words={fetched('buyersOrder')}
        />
      ))}
    </>
  ),
  YourAccountDialog: (
    <YourAccountDialog words={fetched('yourAccount')} phone={site.phone} hours="२४" />
  ),
  Exercise: (
    <Exercise
      labelledBy=""
      question={{ a: 98, b: 97 }}
      words={exerciseWords}
      onFirst={nothing}
      onSecond={nothing}
      onNext={nothing}
    />
  ),
  MadeSheet: <MadeSheet isAnswers sheet={anySheet(kind)} texts={texts} words={sheetWords} />,
  ProgressReport: <ProgressReport words={fetched('progress')} />,
  ClassSheets: (
    <ClassSheets
      opened={classSetOf(setCodeOf(kind, 1))}
      kind={kind}
      texts={texts}
      words={sheetWords}
    />
  ),
};

beforeEach(() => {
  document.documentElement.lang = 'en';
});

async function expectNoEnglish(name = '') {
  await vi.dynamicImportSettled();
  await act(async () => {});
  expect(document.body.textContent.length).toBeGreaterThan(50);
  expect.soft(englishIn(document), name).toEqual([]);
}

test('pseudo-language: no page has an English word left', async () => {
  for (const { id } of pages) {
    const page = parseHtml(await renderRoute(id, 'en'));
    expect(page.body.textContent.length).toBeGreaterThan(900);
    expect.soft(englishIn(page), id).toEqual([]);
  }
});

test('pseudo-language: no part has an English word left', async () => {
  for (const [name, part] of Object.entries(parts)) {
    await render(part, { ...signedIn, user: buyer });
    await expectNoEnglish(name);
    await unmount();
    document.body.replaceChildren();
  }
});

async function press(label: string) {
  const buttons = [...document.querySelectorAll('button')];
  const button = buttons.find(({ textContent }) => textContent.includes(label));
  expect(button, label).toBeDefined();
  await act(async () => button!.click());
}

test('pseudo-language: an exercise has no English word left, from the hint to the working', async () => {
  await render(parts.Exercise);
  const { hints } = exerciseWords;
  for (const given of ['9516', '956', '9604']) {
    await type(document.querySelector('input')!, given);
    await submit(document.querySelector('form')!);
    await expectNoEnglish();
  }
  expect(document.body.textContent).not.toContain(hints.show);
});

test('pseudo-language: the account has no English word left, until it is deleted', async () => {
  const { news, remove, confirm, receipt } = fetched('yourAccount');
  await render(parts.YourAccountDialog, {
    ...signedIn,
    user: buyer,
    logout: async () => true,
    refresh: async () => {},
  } as Shop);
  for (const { button } of [news, remove, confirm]) {
    await press(button);
    await expectNoEnglish(button);
  }
  expect(document.body.textContent).toContain(receipt.title);
});

test('pseudo-language: a report of progress with counts has no English word left', async () => {
  for (const hint of ['carry', undefined])
    keepPractised({ is: 'first', day: dayInIndia(), method: 'nikhilam', isRight: !hint, hint });
  await render(parts.ProgressReport);
  await expectNoEnglish();
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
