/** UTRs, and the day on which they were made. */
export const utrDays = [
  ['632910345678', '2026-11-25'],
  ['600110345678', '2026-01-01'],
  ['536510345678', '2025-12-31'],
  ['733010345678', '2017-11-26'],
  // A phone number: the owner is told that the day is older than the account.
  ['919000000000', '2019-07-09'],
  ['600010345678', undefined],
  ['636610345678', undefined],
  ['633910345678', undefined],
  ['PAY29QQ', undefined],
] as const;

/** What a browser asks for of 100 bytes, and what it gets: undefined is all, null is an error. */
export const ebookRanges = [
  [null, undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['BYTES=10-500', { start: 10, end: 99 }],
  ['bytes= 10-19 ', { start: 10, end: 19 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=100-', null],
  ['bytes=-0', null],
  ['bytes=20-10', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['items=0-1', undefined],
  ['bytes=0-1;', undefined],
  ['bytes=1e3-', undefined],
  ['bytes=-1-2', undefined],
  ['', undefined],
] as const;

export const ebookNames = [
  ['Master Vedic Mathematics', 'attachment; filename="Master Vedic Mathematics.pdf"'],
  [
    'वैदिक गणित',
    `attachment; filename="ebook.pdf"; filename*=UTF-8''${encodeURIComponent('वैदिक गणित.pdf')}`,
  ],
  // At most 255 bytes with what browsers add.
  [
    'वैदिक गणित '.repeat(12),
    `attachment; filename="ebook.pdf"; filename*=UTF-8''${encodeURIComponent(`${'वैदिक गणित '.repeat(6)}वैदिक ग….pdf`)}`,
  ],
  [
    'Café “Maths”',
    `attachment; filename="Cafe Maths.pdf"; filename*=UTF-8''${encodeURIComponent('Café “Maths”.pdf')}`,
  ],
  ['a/b\\c:"d"\r\nX: y', 'attachment; filename="a b c d X y.pdf"'],
  ["It's (new)", `attachment; filename="Its new.pdf"; filename*=UTF-8''It%27s%20%28new%29.pdf`],
] as const;

export const badCommands = [
  '',
  'sell',
  'list x',
  'show',
  'received',
  'list --state paid',
  'received VM-7K3QX2 x',
  'mail',
  'mail VM-7K3QX2 --all',
  'list --all',
  'received --all',
  'show VM-7K3QX2 --all',
];
