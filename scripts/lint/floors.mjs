import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

/**
 * One arrow: app → components → lib → packages, and content beneath lib. Nothing imports app; tests may
 * import all.
 */
const ours = (folder) => `^(@/|(\\.\\./)+)${folder}(/|$)`;

const app = { regex: ours('app'), message: 'Nothing imports from app.' };
const components = { regex: ours('components'), message: 'lib and content know no components.' };
const lib = { regex: ours('lib'), message: 'content is data; it does not import lib.' };
const sources = {
  regex: ours('packages'),
  message: 'Import a package by its name, such as @sutra/vedic/multiply.',
};
const content = {
  regex: ours('content'),
  message: 'Shared parts know nothing of the site; hand values in.',
  allowTypeImports: true,
};

/** Components are given a locale or words; only `app` chooses the locale. */
const words = {
  regex: `${ours('content/en')}|${ours('lib/words/locale')}|^@sutra/vedic/words/`,
  message: 'Words are handed down as props; import their types only.',
  allowTypeImports: true,
};

/** Browsers reach accounts and stores by actions and routes. */
const accountServer = {
  regex: '(account|\\.)/server/|lib/server/(?!actions/)',
  message: 'Browsers call the actions of lib/server/actions; import only types of server folders.',
  allowTypeImports: true,
};

/**
 * Floors of lib, from the ground up. An arrow goes down, and areas do not know one another. Files that
 * lie in lib itself are on the ground. `message` is for who imports from that floor.
 */
const AREAS = ['assistant', 'contact', 'course', 'law', 'practice', 'seo'];
const FLOORS = [
  { rooms: ['log', 'text'] },
  {
    rooms: ['words'],
    message: 'Text and settings know no language: take the words as a parameter.',
  },
  {
    rooms: ['browser', 'csp', 'forms', 'http', 'styles'],
    message: 'Words are facts and texts: they know no form, browser or request.',
  },
  { rooms: ['store'], message: 'Tools know no store: what they print or write is handed in.' },
  { rooms: AREAS, message: 'Tools and stores know no area of the site: hand in what they need.' },
  { rooms: ['shop'], message: 'Only the server knows the shop and an area at once.' },
  {
    rooms: ['head', 'server'],
    message:
      'Nothing below the root finds a store: take it as a parameter, from lib/server/root.ts.',
  },
];
const inLib = (rooms, message, up = '(\\.\\./)+') => ({
  regex: `^(@/lib/|${up})(${rooms.join('|')})/`,
  message,
});
/** @param up the way to lib in a relative path. */
const fromAbove = (floor, up) =>
  FLOORS.slice(floor + 1).map(({ rooms, message }) => inLib(rooms, message, up));

/** What each room of lib must not import. */
const forbiddenTo = Object.fromEntries(
  FLOORS.flatMap(({ rooms }, floor) =>
    rooms.map((room) => {
      const others = rooms === AREAS ? AREAS.filter((each) => each !== room) : [];
      const beside = inLib(others, 'Areas do not know one another: share through words.');
      return [room, [...fromAbove(floor), ...(others.length > 0 ? [beside] : [])]];
    }),
  ),
);
const filesOfLib = readdirSync(join(root, 'lib'), { recursive: true, encoding: 'utf8' });
for (const [, room] of filesOfLib.map((file) => /^(\w+)[/\\].*\.ts$/.exec(file)).filter(Boolean)) {
  if (!forbiddenTo[room])
    throw new Error(`scripts/lint/floors.mjs: on which floor is lib/${room}?`);
}

/** Write mails and pages, so that they choose the words. */
const WRITERS = ['words', 'head', 'server'];
const wordsFor = (room) => (WRITERS.includes(room) ? [] : [words]);

const SHOP = ['profile', 'account', 'payment', 'orders'];
const aboveInShop = (room) => ({
  regex: `(shop|\\.\\.)/(${SHOP.slice(SHOP.indexOf(room) + 1).join('|') || '-'})/`,
  message: 'In the shop profile ← account ← payment ← orders: who shows both asks both.',
});
// Its files lie a folder deeper, and an account has a folder `server` of its own.
const fromAboveShop = fromAbove(
  FLOORS.findIndex(({ rooms }) => rooms.includes('shop')),
  '(\\.\\./){2,}',
);
const anyContent = {
  regex: ours('content'),
  message: 'Text knows no fact and no language of the site: take them as parameters.',
};

const SHARED = ['ui', 'hooks', 'site', 'forms', 'drawings'];
const siteOfParts = {
  regex: '^(@/(?!lib/utils$|components/ui/)|\\.\\./)',
  message: 'Parts are as shadcn writes them: they import lib/utils, one another, and packages.',
};

const areas = readdirSync(join(root, 'components')).filter(
  (name) => ![...SHARED, 'sums'].includes(name),
);
const areasBut = (own) => ({
  regex: `^(@/components/|(\\.\\./)+)(${areas.filter((area) => area !== own).join('|')})/`,
  message:
    'Areas of components do not import one another; share through ui, hooks, site, forms, drawings or sums.',
});

const shopBut = (...entries) => ({
  regex: `^(@/components/|(\\.\\./)+)shop/(?!(${entries.join('|')})$)`,
  message:
    'Of the shop, the layout imports the provider and the account area, the page of books the button.',
});

/** Put areas together, so they may import all of them. */
const COMPOSERS = ['components/*/*-page.tsx', 'components/layout/{site-layout,share-picture}.tsx'];

/** Pages are separate documents (docs/decisions/001) with pictures encoded ahead of time. */
const unused = [
  { name: 'next/link', message: 'Use a plain <a href>.' },
  { name: 'next/image', message: 'Use a plain <img> with sizes.' },
];
const forbid = (files, ...own) => {
  const patterns = [sources, ...own];
  return {
    files,
    rules: {
      'no-restricted-imports': ['error', { paths: unused, patterns }],
      'site/late-imports': ['error', patterns],
    },
  };
};

/** What a file must not import, by its folder. Rules of the last entry that names a file hold. */
export const floors = [
  forbid(['app/**']),
  ...areas.map((area) =>
    forbid([`components/${area}/**`], app, areasBut(area), words, accountServer),
  ),
  ...[
    [COMPOSERS],
    [['components/layout/site-layout.tsx'], 'shop-provider', 'account-area'],
    [['components/books/books-page.tsx'], 'buy-button'],
  ].map(([files, ...entries]) => forbid(files, app, words, accountServer, shopBut(...entries))),
  forbid(
    SHARED.map((name) => `components/${name}/**`),
    app,
    areasBut(),
    content,
    words,
    accountServer,
  ),
  forbid(['components/ui/**'], siteOfParts),
  forbid(['components/sums/**'], app, areasBut(), words, accountServer),
  forbid(['lib/**'], app, components, words),
  forbid(['lib/*.ts'], app, components, words, ...fromAbove(0, '\\./')),
  ...Object.entries(forbiddenTo).map(([room, patterns]) =>
    forbid([`lib/${room}/**`], app, components, ...wordsFor(room), ...patterns),
  ),
  forbid(['lib/text/**'], app, components, anyContent, ...forbiddenTo.text),
  ...SHOP.map((room) =>
    forbid([`lib/shop/${room}/**`], app, components, words, aboveInShop(room), ...fromAboveShop),
  ),
  forbid(
    ['lib/shop/account/browser/**'],
    app,
    components,
    words,
    accountServer,
    aboveInShop('account'),
    ...fromAboveShop,
  ),
  // Mails and pages of orders, and a form that is refused without Next, are in the reader's language.
  forbid(['lib/shop/orders/{words,owners-mails}.ts'], app, components, ...fromAboveShop),
  forbid(['lib/contact/refused-form.ts'], app, components, ...forbiddenTo.contact),
  {
    files: ['{app,build,components,content,lib,scripts}/**', 'packages/*/src/**'],
    rules: { 'import/no-cycle': ['error', { ignoreExternal: true, disableScc: true }] },
  },
  forbid(['content/**'], app, components, lib),
];
