import { expect, test } from 'vitest';
import { type StoredName } from '@/lib/browser/storage';
import { chooseTexts, type LawText } from '@/lib/law/texts';
import { en } from '@/tests/support/words';

/** How /privacy calls each name: a new one is a type error here. */
const LASTING: Record<StoredName['localStorage'], string> = {
  theme: 'light or dark',
  'language:offer': 'that you closed the line in Hindi',
  'best:warmUp': 'your best times in the game',
  'best:steady': 'your best times in the game',
  'best:exam': 'your best times in the game',
  'practice:missed': 'the sums you missed in practice and on which days',
  'practice:progress': 'how many you practised',
  'account:known': 'that you are signed in',
  'account:profile-completed': 'that your profile is complete',
  buying: 'how far you are with a purchase',
  registering: 'the name and email that you typed to register',
};

const OF_TAB: Record<StoredName['sessionStorage'], string> = {
  'contact-draft': 'a message or profile that you have not sent yet',
  [`profile-draft:${'id'}`]: 'a message or profile that you have not sent yet',
};

const browser = en.words.law.pages.privacy.sections.find(({ id }) => id === 'browser');

/** The parts of "Until …: one, two, and three." */
const namedIn = (line: unknown) =>
  String(line)
    .replace(/^.*: |\.$/g, '')
    .split(/, (?:and )?/);

const itemsWhere = (condition: 'ebooks' | 'noEbooks') =>
  chooseTexts(browser && 'items' in browser ? (browser.items as readonly LawText[]) : [], {
    [condition]: true,
  });

test('/privacy: lists what the browser stores, and nothing else', () => {
  const [cookie, lasting, registering, ofTab] = itemsWhere('ebooks');
  expect(cookie).toMatch(/^One cookie, only while you are signed in\./);
  expect([lasting, registering].flatMap(namedIn)).toEqual([...new Set(Object.values(LASTING))]);
  expect(namedIn(ofTab)).toEqual([...new Set(Object.values(OF_TAB))]);
});

test('/privacy: names no purchase, profile or sign-in where nobody can sign in', () => {
  const [lasting, ofTab, ...more] = itemsWhere('noEbooks');
  const named = Object.values(LASTING).filter(
    (name) => !/signed in|profile|purchase|register/.test(name),
  );
  expect(namedIn(lasting)).toEqual([...new Set(named)]);
  expect(namedIn(ofTab)).toEqual(['a message that you have not sent yet']);
  expect(more).toEqual([]);
});
