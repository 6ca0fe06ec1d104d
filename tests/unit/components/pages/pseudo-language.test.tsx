// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { AuthDialog } from '@/components/account/auth-dialog';
import { ProfileDialog } from '@/components/account/profile-dialog';
import { AssistantPanel } from '@/components/assistant/assistant-panel';
import { SampleDocument } from '@/components/books/sample-document';
import { WorkedSum } from '@/components/learn/worked-sum';
import { AboutPage } from '@/components/about/about-page';
import { BooksPage } from '@/components/books/books-page';
import { ContactPage } from '@/components/contact/contact-page';
import { HomePage } from '@/components/home/home-page';
import { LawPage } from '@/components/law/law-page';
import { NotFoundPage } from '@/components/not-found/not-found-page';
import { SiteLayout } from '@/components/layout/site-layout';
import { PaymentDialog } from '@/components/payment/payment-dialog';
import { PurchaseDialog } from '@/components/payment/purchase-dialog';
import { PageFailure } from '@/components/site/page-failure';
import { samplePages } from '@/content/sample-pages';
import { books } from '@/content/books';
import { account } from '@/content/en/account';
import { errors } from '@/content/en/errors';
import { learnWords } from '@/content/en/learn-words';
import { payment } from '@/content/en/payment';
import { profile } from '@/content/en/profile';
import * as words from '@/content/en/words';
import type * as Pages from '@/content/pages';
import { languages } from '@/content/pages';
import { site } from '@/content/site';
import { type Account } from '@/lib/account/account-context';
import { type User } from '@/lib/account/user';
import { assistantGuide } from '@/lib/assistant/guide';
import { type Locale, createLocale } from '@/lib/locale';
import { shopBooks, shopFacts } from '@/lib/payment/shop';
import { inPseudoLanguage } from '@/tests/support/pseudo-language';
import { render, renderToHtml, stubBrowser } from '@/tests/support/render';

// Hindi days, times and lists, so that what `Intl` writes is told from English words.
vi.mock('@/content/pages', async (load) => {
  const loaded = await load<typeof Pages>();
  Object.assign(loaded.languages.en, { tag: 'hi-IN' });
  return loaded;
});
vi.mock('@/lib/contact/actions', () => ({ contactAction: vi.fn() }));
vi.mock('@/lib/profile/actions', () => ({ submitProfileAction: vi.fn() }));
vi.mock('@/lib/account/actions', () => ({ completeProfileAction: vi.fn() }));
vi.mock('@/lib/head/early-script', () => ({ earlyScript: '' }));
stubBrowser();

/** Latin letters that are the same in every language. */
const allowed = [
  languages.en.name,
  site.upi.payee,
  site.name,
  site.teacher.name,
  ...(site.teacher.degrees ?? []),
  site.city,
  ...site.teaching.exams,
  ...books.flatMap(({ title, coverLines }) => [title, ...coverLines]),
  site.email,
  site.upi.id,
  site.legal.seller,
  site.legal.address,
  site.legal.grievance.name,
  site.legal.grievance.email,
  site.legal.host,
  site.legal.records.service,
  'AM',
  'PM',
  'PDF',
  'VM-\\w{6}',
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

const pseudo: Locale = createLocale('en', inPseudoLanguage(words));
const user = { id: 'a', name: 'Asha Rao', email: site.email, profileCompleted: false } as User;
const shopBook = { ...shopBooks('hi-IN')[0]!, title: '' };
const signedIn = {
  status: 'signed-in',
  user,
  buying: { step: 'payment', tab: 'register' },
  books: [shopBook, { ...shopBook, id: 'b' }],
  book: shopBook,
} as Partial<Account> as Account;
const nothing = () => {};
const payments = { user, facts: shopFacts(pseudo), words: inPseudoLanguage(payment) };

const parts = {
  AuthDialog: <AuthDialog words={inPseudoLanguage(account)} privacyPath="/privacy" />,
  ProfileDialog: (
    <ProfileDialog words={inPseudoLanguage(profile)} phone={site.phone} privacyPath="/privacy" />
  ),
  PaymentDialog: <PaymentDialog {...payments} />,
  PurchaseDialog: <PurchaseDialog {...payments} book={shopBook} />,
  WorkedSum: <WorkedSum pair={[98, 95]} words={inPseudoLanguage(learnWords)} />,
  AssistantPanel: <AssistantPanel guide={assistantGuide(pseudo)} open onClose={nothing} />,
  PageFailure: <PageFailure words={inPseudoLanguage(errors)} home="/" />,
};

const parse = (element: React.ReactNode) =>
  new DOMParser().parseFromString(renderToHtml(element), 'text/html');

beforeEach(() => {
  document.documentElement.lang = 'en';
});

const pages = {
  HomePage: <HomePage locale={pseudo} />,
  AboutPage: <AboutPage locale={pseudo} />,
  BooksPage: <BooksPage locale={pseudo} />,
  ContactPage: <ContactPage locale={pseudo} />,
  NotFoundPage: <NotFoundPage locale={pseudo} />,
  privacy: <LawPage page="privacy" locale={pseudo} />,
  terms: <LawPage page="terms" locale={pseudo} />,
  accessibility: <LawPage page="accessibility" locale={pseudo} />,
};

test.each(Object.entries(pages))('pseudo-language: %s has no English word left', (_name, page) => {
  const { body } = parse(<SiteLayout locale={pseudo}>{page}</SiteLayout>);
  expect(body.textContent.length).toBeGreaterThan(900);
  expect(englishIn(body.ownerDocument)).toEqual([]);
});

test.each(Object.entries(parts))(
  'pseudo-language: %s has no English word left',
  async (_name, part) => {
    await render(part, signedIn);
    expect(document.body.textContent.length).toBeGreaterThan(50);
    expect(englishIn(document)).toEqual([]);
  },
);

test('pseudo-language: the sample pages have a frame without an English word', () => {
  const book = books[0]!;
  const pages = samplePages[book.id]!;
  const page = parse(
    <SampleDocument book={book} pages={pages} answers="" styles={[]} locale={pseudo} />,
  );
  // The pages themselves keep the language of the book.
  for (const content of page.querySelectorAll('section > div:first-child')) content.remove();
  expect(englishIn(page)).toEqual([]);
});
