import type * as fs from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { languageNames } from '@/content/languages';
import { type Site } from '@/content/schema';
import { site } from '@/content/site';
import { readSettings } from '@/lib/env';
import { type Check } from '@/scripts/doctor/check';
import { lawPages } from '@/scripts/doctor/content';
import { receivers } from '@/scripts/doctor/delivery';
import { look } from '@/scripts/doctor/look';
import { signIn } from '@/scripts/doctor/online';
import { fee } from '@/scripts/doctor/parents';
import { recordingNotes } from '@/scripts/doctor/recording';
import { untranslated } from '@/tests/support/untranslated';

const stylesheet = vi.hoisted(() => ({ change: (css: string) => css }));
vi.mock('node:fs', async (load) => {
  const real = await load<typeof fs>();
  const readFileSync = (...args: Parameters<typeof real.readFileSync>) => {
    const text = real.readFileSync(...args);
    return String(args[0]).endsWith('globals.css') ? stylesheet.change(String(text)) : text;
  };
  return { ...real, readFileSync };
});
vi.mock('@/content/books', async (load) => ({ ...(await load<object>()), pricedBooks: [] }));
beforeEach(() => {
  stylesheet.change = (css) => css;
  vi.restoreAllMocks();
});

const rules = { discount: null, missed: null, pause: null, refund: null, example: null };
const amount = [
  { amount: 2500, per: 'month' as const, months: 1, what: null, whatIn: untranslated },
];
const courseWith = (facts: Partial<Site['course']>) => ({ course: { ...site.course, ...facts } });

const records = { ...site.legal.records, service: 'Google Sheets' };
const read = { host: 'A Host', records, lastReviewed: '2027-02-28', reviewedByLawyer: false };
const unread = { host: null, records: { ...records, service: null } };
const legalWith = (facts: Partial<Site['legal']>) => ({
  legal: { ...site.legal, ...read, ...facts },
});

const css = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);
const hue = (hue: number | null) => ({ look: { ...site.look, hue } });
const online = { isOnline: true };
const UNREAD = /names no company.* where you keep messages/;
const UNREADABLE = /^content\/site\.json: look\.hue 145 gives colors that cannot be read/;

const publicSite = {
  settings: readSettings({ SITE_URL: 'https://example.in', AUTH_SECRET: 'x'.repeat(43) }),
  isLive: false,
  isOnline: true,
  now: Date.now(),
  health: { store: 'ok' },
};

test.each<[string, RegExp, Check, Partial<Site>, object?, ((css: string) => string)?]>([
  ['advice', /no fee.*look for it/, fee, courseWith({ fee: [], feeRules: null })],
  ['advice', /no rules of the fee/, fee, courseWith({ fee: amount, feeRules: null })],
  ['ok', /with its rules/, fee, courseWith({ fee: amount, feeRules: rules })],
  [
    'ok',
    /^They have your facts, and say that they are a sample\.$/,
    lawPages,
    legalWith({}),
    online,
  ],
  ['ok', /^They have your facts\.$/, lawPages, legalWith({ reviewedByLawyer: true }), online],
  ['waiting', UNREAD, lawPages, legalWith(unread)],
  ['advice', UNREAD, lawPages, legalWith(unread), online],
  ['advice', /^You have not read \/privacy/, lawPages, legalWith({ lastReviewed: null }), online],
  ['ok', /of the design/, look, hue(null)],
  ['ok', /hue 145\.$/, look, hue(145)],
  [
    'advice',
    /pictures: --thread, --thread-text\.$/,
    look,
    hue(null),
    {},
    css('thread-hue: 52', 'thread-hue: 145'),
  ],
  [
    'advice',
    /pictures: --card/,
    look,
    hue(145),
    {},
    css(/--card: [^;]+/, '--card: oklch(60% 0 0)'),
  ],
  ['broken', UNREADABLE, look, hue(145), {}, css(/--panel: [^;]+/, '--panel: oklch(95% 0 0)')],
  // Without an ebook a public site needs neither sign-in nor profiles.
  ['ok', /./, signIn, {}, publicSite],
  ['advice', /^(?!.*profile)/is, receivers, {}, publicSite],
])('doctor: says %s, %s', async (state, why, check, facts, input = {}, change) => {
  if (change) stylesheet.change = change;
  for (const [group, value] of Object.entries(facts) as [keyof Site, never][]) {
    vi.spyOn(site, group, 'get').mockReturnValue(value);
  }
  const found: unknown = await check(input as Parameters<Check>[0]);
  expect(found).toMatchObject({ state, why: expect.stringMatching(why) as string });
});

test('doctor: says what a recording lacks for some of those who come', () => {
  const textIn = Object.fromEntries(languageNames.slice(1).map((name) => [name, 'words']));
  const video = {
    file: 'a.mp4',
    poster: 'a.jpg',
    captions: 'a.vtt',
    captionsIn: untranslated,
    transcript: { text: 'words', textIn: textIn as unknown as typeof untranslated },
  };
  const sound = { ...video, file: 'a.m4a', poster: null, captions: null };
  const untold = { ...video, transcript: { text: 'words', textIn: untranslated } };
  expect(recordingNotes(video, 'video')).toEqual([]);
  expect(recordingNotes(sound, 'audio')).toEqual([]);
  expect(recordingNotes({ ...sound, file: 'a.opus' }, 'audio')).toEqual([
    expect.stringMatching(/iPhones.*a\.opus: save it as M4A or MP3\.$/),
  ]);
  expect(recordingNotes({ ...video, poster: null, captions: null }, 'video')).toEqual([
    expect.stringMatching(/captions are made/),
    expect.stringMatching(/dark frame/),
  ]);
  expect(recordingNotes(untold, 'video')[0]).toMatch(/not written in Hindi/);
});
