import { expect, test, vi } from 'vitest';
import { languageNames } from '@/content/languages';
import { factsOfThisSite } from '@/tests/support/other-owner';
import { allPages, expectSaid } from './open-site';
import { quick } from './owners';

vi.mock('@/lib/server/actions/contact', () => ({ contactAction: vi.fn() }));
vi.mock('@/lib/server/actions/profile', () => ({ submitProfileAction: vi.fn() }));
vi.mock('@/lib/server/actions/account', () => ({ completeProfileAction: vi.fn() }));
// What the build of the other owner has cut and read.
vi.stubEnv('COVERS', JSON.stringify({ roots: { name: 'r-1', width: 880, height: 1320 } }));
const sound = { kind: 'audio', end: 'm4a', seconds: 20, hasPoster: false, captions: [] };
vi.stubEnv('RECORDING', JSON.stringify(sound));

test('another owner: each page and answer has the facts of the other owner, and no other facts', async () => {
  const site = await expectSaid('the other owner', allPages);
  const texts = [...site.rendered.values(), ...languageNames.flatMap(site.saidElsewhere)];
  for (const fact of factsOfThisSite) {
    const shown = texts.filter((text) => text.includes(fact));
    expect.soft(shown.length, fact).toBe(0);
  }
  const script = [...site.rendered.values()].filter((html) => html.includes("O'Clock <b>"));
  expect(script, 'signs that break a page').toEqual([]);
});

test.each(quick)('owner of %s: every page and answer says so', async (name) => {
  await expectSaid(name);
});

const OF_BUYERS =
  /\b(e-?books?|UPI|log ?in|signed in|profiles?|purchases?|screenshots?|refunds?|money comes)\b|ईबुक|लॉग इन|प्रोफ़ाइल|खरीदारी|पैसे कब लौटते|स्क्रीनशॉट/gi;
const SAYS_NONE = /"type":"profile"|There is no ebook\.|ईबुक नहीं है।|^profile$/g;

test('owner without an ebook: nothing speaks of payments or accounts, or of ebooks but to say so', async () => {
  const site = await expectSaid('one book in a store', allPages);
  const texts = [...site.rendered.values(), ...languageNames.flatMap(site.saidElsewhere)];
  const found = texts.flatMap(
    (text) =>
      text
        .replace(/<script.*?<\/script>/gs, '')
        .replaceAll(SAYS_NONE, '')
        .match(OF_BUYERS) ?? [],
  );
  expect(found).toEqual([]);
});
