import { ProfileDialog } from '@/components/shop/profile-dialog';
import { YourAccountDialog } from '@/components/shop/your-account-dialog';
import { PaymentDialog } from '@/components/shop/payment-dialog';
import { PurchaseDialog } from '@/components/shop/purchase-dialog';
import { BuyButton } from '@/components/shop/buy-button';
import { site } from '@/content/site';
import { rememberReport } from '@/lib/shop/account/browser/memory';
import { setUnconfirmed } from '@/lib/shop/account/browser/reports';
import { type User } from '@/lib/shop/account/user';
import { type Locale } from '@/lib/words/locale';
import { type OwnOrder } from '@/lib/shop/orders/own-orders';
import { shopBooks, shopFacts } from '@/lib/shop/payment/shop';
import { fill } from '@/lib/text/format';
import { referenceOf } from '@/lib/text/reference';
import { HOUR } from '@/lib/time';
import { accountAt, book, buyer, user } from '../support/account';
import { type Example, type Examples } from './example';
import { type Steps } from './steps';

const profileWith = (
  visit?: Example['visit'],
  { asksParentFirst = false, answer }: { asksParentFirst?: boolean; answer?: object } = {},
): Example => ({
  part: ({ words, paths }) => (
    <ProfileDialog
      words={words.profile}
      phone={site.phone}
      privacyPath={paths.privacy}
      asksParentFirst={asksParentFirst}
    />
  ),
  account: accountAt('profile'),
  answers: { submitProfileAction: answer },
  visit,
});

const toAddress = async ({ fill, choose, press }: Steps, { words: { profile } }: Locale) => {
  const { labels } = profile;
  await fill(labels.phone, '98765 43210');
  await fill(labels.dateOfBirth, '2000-02-29');
  await choose(labels.gender, 'other');
  await press(profile.next);
};

const fillIn = async (steps: Steps, locale: Locale) => {
  const { fill, press } = steps;
  const { profile } = locale.words;
  const { labels } = profile;
  await toAddress(steps, locale);
  await fill(labels.street, '12, MI Road');
  await fill(labels.city, 'Jaipur');
  await fill(labels.state, 'Rajasthan');
  await press(profile.submit);
};
const isMinor = ({ fill }: Steps, { words: { profile } }: Locale) =>
  fill(profile.labels.dateOfBirth, '2014-05-05');
const failed = { status: 'failed', reason: 'not-saved' } as const;

export const profile: Examples = {
  empty: profileWith(),
  address: profileWith(toAddress),
  'nothing filled in': profileWith(({ press }, { words }) => press(words.profile.next)),
  'under 18': profileWith(isMinor),
  'under 18, a parent first': profileWith(isMinor, { asksParentFirst: true }),
  'stored, not delivered': profileWith(fillIn, {
    answer: { ...failed, kept: true, reference: 'VM-7K3QX2' },
  }),
  'not stored': profileWith(fillIn, { answer: { ...failed, kept: false } }),
  'signed out': profileWith(fillIn, { answer: { ...failed, reason: 'signed-out', kept: false } }),
  'no answer': profileWith(fillIn),
};

const paying = (
  step: 'payment' | 'reported',
  visit?: Example['visit'],
  { person = user, kind = 'personal' }: { person?: User; kind?: 'personal' | 'business' } = {},
): Example => ({
  part: (locale) => {
    const facts = shopFacts(locale);
    return (
      <PaymentDialog
        facts={{ ...facts, upi: { ...facts.upi, kind } }}
        user={person}
        privacyPath={locale.paths.privacy}
        words={locale.words.payment}
      />
    );
  },
  account: accountAt(step, { user: person }),
  visit,
});

const typeUtr = ({ fill }: Steps, { words: { buyersOrder } }: Locale) =>
  fill(buyersOrder.field.label, '4123 4567');

export const payment: Examples = {
  paying: paying('payment'),
  'paying, with a report': paying('payment', undefined, { person: buyer }),
  'paying to a business': paying('payment', undefined, { kind: 'business' }),
  reported: paying('reported'),
  expired: paying('payment', ({ pass }) => pass(300_000)),
};

const purchaseWith = (
  kind: 'personal' | 'business',
  visit?: Example['visit'],
  { person = user, answers }: { person?: User; answers?: Example['answers'] } = {},
): Example => ({
  part: (locale) => {
    const facts = shopFacts(locale);
    const [sold = book] = shopBooks(locale.tag);
    return (
      <PurchaseDialog
        facts={{ ...facts, upi: { ...facts.upi, kind } }}
        user={person}
        book={sold}
        privacyPath={locale.paths.privacy}
        words={locale.words.payment}
      />
    );
  },
  account: accountAt('purchase', { user: person }),
  answers,
  visit,
});

const reportIt = async (steps: Steps, locale: Locale) => {
  await typeUtr(steps, locale);
  await steps.press(locale.words.buyersOrder.paid);
};
const reporting = (answer: object | undefined): Example =>
  purchaseWith('personal', reportIt, {
    person: buyer,
    answers: { reportPaymentAction: answer },
  });
const notReported = (reason: string) => reporting({ status: 'failed', reason });

const openHelp = ({ press }: Steps, { words: { payment } }: Locale) =>
  press(payment.purchase.help.title);

export const purchase: Examples = {
  'to a personal UPI ID': purchaseWith('personal'),
  'to a business': purchaseWith('business'),
  'payment refused': purchaseWith('personal', openHelp),
  'with a report': purchaseWith('personal', typeUtr, { person: buyer }),
  reported: reporting({
    status: 'done',
    reference: 'VM-7K3QX2',
    state: 'reported',
    reportedAt: Date.parse('2026-11-26T06:00:00Z'),
  }),
  'not reported, signed out': notReported('signed-out'),
  'not reported, too often': notReported('limited'),
  'not reported, no store': notReported('unavailable'),
  'not reported, no answer': reporting(undefined),
};

const at = Date.parse('2026-11-26T06:00:00Z');

export const ownOrder = (changes: Partial<OwnOrder> = {}): OwnOrder => ({
  book: book.id,
  reference: referenceOf(user.id, book.id),
  state: 'reported',
  since: at,
  answerBy: at + 24 * HOUR,
  ...changes,
});

const cardWith = (
  orders: OwnOrder[] | undefined,
  { before, isProfileCompleted = true }: { before?: () => void; isProfileCompleted?: boolean } = {},
): Example => ({
  part: (locale) => {
    before?.();
    const { button, reported } = locale.words.payment;
    return (
      <BuyButton
        book={book}
        labels={{ ...button, buy: fill(button.buy, { price: book.price }) }}
        reported={{
          ...reported,
          wait: fill(reported.wait, { replyHours: shopFacts(locale).hours }),
        }}
        phone={site.phone}
        tag={locale.tag}
      />
    );
  },
  account: accountAt('none', { user: { ...buyer, orders }, isProfileCompleted }),
});

/** The button on the card of a book, and what is above it. */
export const buyButton: Examples = {
  'profile first': cardWith([], { isProfileCompleted: false }),
  'not bought': cardWith([]),
  'reported, where no orders are stored': cardWith(undefined, {
    before: () => rememberReport(user.id, book.id),
  }),
  'report without an answer': cardWith([], {
    before: () => setUnconfirmed(user.id, book.id, ''),
  }),
  reported: cardWith([ownOrder()]),
  received: cardWith([ownOrder({ state: 'received', canDownload: true })]),
  'received, without a file': cardWith([ownOrder({ state: 'received' })]),
  'not received': cardWith([ownOrder({ state: 'refused' })]),
  'paid back': cardWith([ownOrder({ state: 'refunded' })]),
};

const accountWith = (visit?: Example['visit'], answers?: Example['answers']): Example => ({
  part: (locale) => (
    <YourAccountDialog
      words={locale.words.yourAccount}
      phone={site.phone}
      hours={shopFacts(locale).hours}
    />
  ),
  account: { ...accountAt('none'), logout: async () => true },
  visit,
  answers,
});

const receipt = {
  reference: 'VM-7K3QX2',
  at: '2026-11-26T06:00:00Z',
  removed: 2,
  kept: 1,
  signIn: 'by-hand',
};

async function remove({ press }: Steps, { words: { yourAccount } }: Locale) {
  await press(yourAccount.remove.button);
  await press(yourAccount.confirm.button);
}
const refusal = (reason: string) => ({
  deleteAccountAction: { status: 'failed', reason },
});

/** Of a person who has signed in after a deletion that failed half-way. */
const halfDeleted = (visit?: Example['visit'], answers?: Example['answers']): Example => ({
  ...accountWith(visit, answers),
  account: {
    ...accountAt('none', { user: { ...user, deletionAskedAt: '2026-11-26T06:00:00Z' } }),
    logout: async () => true,
  },
});

export const yourAccount: Examples = {
  menu: accountWith(),
  'with a payment': {
    ...accountWith(),
    part: (locale) => {
      rememberReport(user.id, book.id);
      const example = accountWith();
      return example.part(locale);
    },
  },
  'with orders': {
    ...accountWith(),
    account: {
      ...accountAt('none', {
        user: {
          ...buyer,
          orders: [
            ownOrder({ state: 'received', canDownload: true }),
            ownOrder({ book: null, reference: 'VM-7K3QX2' }),
          ],
        },
      }),
      logout: async () => true,
    },
  },
  data: accountWith(({ press }, { words }) => press(words.yourAccount.data.button), {
    readMyDataAction: {
      status: 'done',
      data: { site: site.name, at: receipt.at, account: {}, submissions: [] },
      parts: [{ title: user.name, lines: [{ label: 'Email', text: user.email }] }],
    },
  }),
  'no more news': accountWith(({ press }, { words }) => press(words.yourAccount.news.button), {
    stopNewsAction: { status: 'done', reference: 'VM-7K3QX2' },
  }),
  'delete, asked again': accountWith(({ press }, { words }) =>
    press(words.yourAccount.remove.button),
  ),
  deleted: accountWith(remove, { deleteAccountAction: { status: 'done', receipt } }),
  'not deleted': accountWith(remove, refusal('unavailable')),
  'signed out': accountWith(remove, refusal('signed-out')),
  'no answer': accountWith(remove, { deleteAccountAction: undefined }),
  'half deleted': halfDeleted(),
  'half deleted, and kept': halfDeleted(
    ({ press }, { words: { yourAccount } }) => press(yourAccount.confirm.keep),
    { keepAccountAction: { status: 'done' } },
  ),
  'asked too often': accountWith(({ press }, { words }) => press(words.yourAccount.data.button), {
    readMyDataAction: { status: 'failed', reason: 'limited' },
  }),
};
