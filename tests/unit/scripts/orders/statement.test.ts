import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { matchLines } from '@/scripts/orders/match';
import {
  parseCsv,
  readAmount,
  readDay,
  readLines,
  readStatement,
} from '@/scripts/orders/statement';
import { layouts, orders, statementOf } from './banks';

const amounts = {
  299: [
    '₹299',
    '299.00',
    'INR 299.00',
    '299.00 Cr',
    '299.00(Cr)',
    '299.00 (Cr.)',
    '+299',
    '+ Rs.299',
    'Cr 299.00',
    '299/-',
    'Rs. 299/-',
    'Rs 299',
    '₹ 299.00',
    '299.00+',
    "'299.00",
    '२९९',
    'रु. २९९',
    '２９９',
  ],
  1299: ['Rs. 1,299', '1,299/-'],
  129900: ['1,29,900.00'],
};
const noAmounts = [
  '-299',
  '299.00 Dr',
  '',
  '26/11/2026',
  '412345678901X',
  '(299.00)',
  '(₹299.00)',
  '299.00-',
  '-₹299',
  'Dr 299',
  '299/300',
  '4.12346E+11',
];

it('statement: reads what was received, and nothing else, as an amount', () => {
  for (const [amount, texts] of Object.entries(amounts)) {
    expect(texts.map(readAmount), amount).toEqual(texts.map(() => Number(amount)));
  }
  expect(noAmounts.filter((text) => readAmount(text) !== undefined)).toEqual([]);
});

it('statement: a day is the same in every way of writing it', () => {
  const texts = [
    '26/11/26',
    '26-11-2026',
    '26 Nov 2026',
    '26-NOV-2026',
    '2026-11-26',
    '11/26/26',
    '26-11-2026 12:00:11',
    '26 November, 2026',
    '26.11.2026',
  ];
  expect(texts.map(readDay)).toEqual(texts.map(() => '2026-11-26'));
  expect(readDay('yesterday')).toBe('yesterday');
});

/** The references in each list. */
function read(text: string, known: readonly (typeof orders)[number][] = orders) {
  const statement = readLines(text);
  if ('problem' in statement) return statement.problem;
  const { matched, wrongAmount, several, tooMuch, together, settled } = matchLines(
    statement.lines,
    known as Parameters<typeof matchLines>[1],
  );
  const one = (list: typeof matched) => list.map(({ order }) => order.reference).join(' ');
  const many = (list: typeof several) =>
    list.map((each) => each.orders.map(({ reference }) => reference).join('+')).join(' ');
  const lists = {
    matched: one(matched),
    wrong: one(wrongAmount),
    several: many(several),
    tooMuch: one(tooMuch),
    together: many(together),
    settled: one(settled),
  };
  const filled = Object.entries(lists).filter(([, names]) => names !== '');
  const unread = statement.unread > 0 && [`unread: ${statement.unread}`];
  return [...filled.map(([name, names]) => `${name}: ${names}`), ...(unread || [])].join(', ');
}

const RIGHT = 'matched: VM-7K3QX2 VM-AB34CD, wrong: VM-H4J5K6';

const resaved = (bank: string) =>
  readFileSync(new URL(`resaved/${bank.toLowerCase().replaceAll(' ', '-')}.csv`, import.meta.url));

it.each(layouts.map((layout) => [layout.bank, layout] as const))(
  'statement: reads the layout of %s, as commas, tabs, and saved again by LibreOffice',
  (bank, layout) => {
    const texts = {
      commas: statementOf(layout),
      tabs: statementOf(layout, '\t'),
      resaved: readStatement(resaved(bank))!,
    };
    for (const [way, text] of Object.entries(texts)) {
      expect(read(text), way).toBe(RIGHT);
      expect(readLines(text), way).toMatchObject({
        unread: 0,
        lines: [
          { day: '2026-11-26', amount: 299, utr: '633012345678', nth: 1 },
          { day: '2026-11-26', amount: 299, utr: '633022222222' },
          { day: '2026-11-26', amount: 199, utr: '633087654321' },
          { day: '2026-11-26', amount: 12_500, utr: '633044444444' },
        ],
      });
    }
  },
);

const HEAD = 'Date,Narration,Debit,Credit,Balance';
const lines = (...rows: string[]) => [HEAD, ...rows].join('\n');
const of = (narration: string, credit = '299.00') => `26/11/26,${narration},,${credit},1000`;

const order = (reference: string, changes: object = {}) => ({
  ...orders[1]!,
  reference,
  id: reference,
  account: reference,
  ...changes,
});
const [asha, ravi] = [order('VM-7K3QX2', { utr: '633012345678' }), order('VM-AB34CD')];
const paid = { ...asha, state: 'received' };

it.each<[string, string, string, (typeof orders)[number][]?]>([
  // Banks break and join the note.
  ['spaces in a reference', lines(of('UPI VM 7K3 QX2')), 'matched: VM-7K3QX2'],
  ['dashes in a reference', lines(of('UPI-VM-7K3-QX2-UPI')), 'matched: VM-7K3QX2'],
  ['a break in a reference', lines(of('"UPI VM-7K3\nQX2 ASHA"')), 'matched: VM-7K3QX2'],
  ['letters that run on', lines(of('UPI/VM7K3QX2ASHA')), 'matched: VM-7K3QX2'],
  ['letters that run on before it', lines(of('EBOOKVM-7K3QX2')), 'matched: VM-7K3QX2'],
  ['small letters', lines(of('upi vm7k3qx2')), 'matched: VM-7K3QX2'],
  ['a reference that no order has', lines(of('UPI VM-222222')), ''],
  ['a space in a UTR', lines(of('UPI/6330 1234 5678/X')), 'matched: VM-7K3QX2'],
  ['a break in a UTR', lines(of('"UPI/6330123\n45678/X"')), 'matched: VM-7K3QX2'],
  [
    'a UTR that goes on in the next row',
    lines(of('UPI/6330123'), ',45678/ASHA,,,'),
    'matched: VM-7K3QX2',
  ],
  ['a UTR after another number', lines(of('UPI 5 633012345678')), 'matched: VM-7K3QX2'],
  ['a UTR filled up to sixteen', lines(of('0000633012345678')), 'matched: VM-7K3QX2'],
  ['a UTR inside a longer number', lines(of('6330123456789')), ''],
  ['digits of two cells', 'Date,Narration,Ref,Credit\n26/11/26,UPI 6330,12345678,299.00', ''],
  [
    'a payment id from abroad',
    lines(of('PAYPAL 8AB12345CD678901E')),
    'matched: VM-AB34CD',
    [order('VM-AB34CD', { utr: '8AB12345CD678901E' })],
  ],
  // Files as programs leave them.
  [
    'CR alone',
    lines(of('VM-7K3QX2'), of('SUNIL', '1.00')).replaceAll('\n', '\r'),
    'matched: VM-7K3QX2',
  ],
  [
    'CR alone, another amount',
    lines(of('VM-7K3QX2', '1.00'), of('SUNIL')).replaceAll('\n', '\r'),
    'wrong: VM-7K3QX2',
  ],
  ['CRLF', lines(of('VM-7K3QX2')).replaceAll('\n', '\r\n'), 'matched: VM-7K3QX2'],
  [
    'a text that Excel guards',
    lines('26/11/26,UPI,,"299.00",1', '="26/11/26",="633012345678",,="299.00",1'),
    'matched: VM-7K3QX2',
  ],
  [
    'the same in quotes',
    lines('"26/11/26","=""633012345678""",,"=""299.00""",1'),
    'matched: VM-7K3QX2',
  ],
  [
    'numbers that Excel has cut',
    'Date,Ref,Narration,Credit\n26/11/26,6.33012E+11,VM-7K3QX2,299.00',
    'cut',
  ],
  ['299/-', lines(of('VM-7K3QX2', 'Rs. 299/-')), 'matched: VM-7K3QX2'],
  ['money that left', lines(of('VM-7K3QX2', '(299.00)'), of('VM-7K3QX2', '299.00-')), ''],
  ['money that left, in its column', lines('26/11/26,VM-7K3QX2,299.00,,1000'), ''],
  ['an amount of nothing', lines(of('VM-7K3QX2', '0.00')), ''],
  ['the balance', lines('26/11/26,VM-7K3QX2,,199.00,299.00'), 'wrong: VM-7K3QX2'],
  ['a failed payment', 'Date,Note,Amount,Status\n26/11/26,VM-7K3QX2,299.00,FAILED', ''],
  [
    'a comma in a narration without quotes',
    lines('26/11/26,UPI VM-7K3QX2, Asha,,299.00,1000'),
    'matched: VM-7K3QX2',
  ],
  [
    'a comma in an amount without quotes',
    lines('26/11/26,UPI VM-7K3QX2,,1,299.00,9,000.00', of('VM-AB34CD')),
    'matched: VM-AB34CD, unread: 1',
  ],
  [
    'a quote that is never closed',
    lines('26/11/26,"UPI VM-7K3QX2,,299.00,1000', of('VM-AB34CD')),
    'matched: VM-7K3QX2 VM-AB34CD',
  ],
  [
    'a heading that comes again',
    lines(of('VM-7K3QX2'), HEAD, of('VM-AB34CD')),
    'matched: VM-7K3QX2 VM-AB34CD',
  ],
  ['no heading', of('VM-7K3QX2'), 'empty'],
  ['a heading alone', HEAD, 'empty'],
  ['a letter', 'Dear Sir,\nI have paid 299 for VM-7K3QX2.\nAsha', 'empty'],
  ['nothing', '', 'empty'],
  [
    'a heading without money that came in',
    'Date,Narration,Debit,Balance\n26/11/26,VM-7K3QX2,1,299.00',
    'empty',
  ],
  // One payment pays one order.
  [
    'two lines for one order',
    lines(of('VM-7K3QX2'), of('UPI 633012345678')),
    'matched: VM-7K3QX2, tooMuch: VM-7K3QX2',
    [asha],
  ],
  ['a line for an order that is paid', lines(of('VM-7K3QX2')), 'settled: VM-7K3QX2', [paid]],
  [
    'two lines for it',
    lines(of('VM-7K3QX2'), of('VM-7K3QX2')),
    'tooMuch: VM-7K3QX2, settled: VM-7K3QX2',
    [paid],
  ],
  [
    'a UTR that two claim',
    lines(of('633012345678')),
    'several: VM-7K3QX2+VM-AB34CD',
    [asha, { ...ravi, utr: asha.utr }],
  ],
  [
    'one reference, and the UTR of another',
    lines(of('VM-AB34CD 633012345678')),
    'several: VM-AB34CD+VM-7K3QX2',
    [asha, ravi],
  ],
  [
    'two references, one of them paid',
    lines(of('VM-7K3QX2 VM-AB34CD')),
    'several: VM-7K3QX2+VM-AB34CD',
    [paid, ravi],
  ],
  [
    'two books of two people',
    lines(of('VM-7K3QX2 VM-AB34CD', '598.00')),
    'several: VM-7K3QX2+VM-AB34CD',
    [asha, ravi],
  ],
  [
    'two books of one person',
    lines(of('VM-7K3QX2 VM-AB34CD', '598.00')),
    'together: VM-7K3QX2+VM-AB34CD',
    [asha, { ...ravi, account: asha.account }],
  ],
  [
    'one of them paid by another line',
    lines(of('VM-7K3QX2 VM-AB34CD', '598.00'), of('VM-7K3QX2')),
    'matched: VM-7K3QX2, several: VM-7K3QX2+VM-AB34CD',
    [asha, { ...ravi, account: asha.account }],
  ],
  [
    'the note of two payments',
    lines(of('VM-7K3QX2 VM-AB34CD', '598.00'), of('VM-7K3QX2 VM-AB34CD', '598.00')),
    'several: VM-7K3QX2+VM-AB34CD, together: VM-7K3QX2+VM-AB34CD',
    [asha, { ...ravi, account: asha.account }],
  ],
])('statement: %s', (_name, text, expected, known = [asha, ravi]) => {
  expect(read(text, known)).toBe(expected);
});

it('statement: lines that are the same are told apart by their place', () => {
  const statement = readLines(lines(of('VM-7K3QX2'), of('vm-7k3qx2'), of('VM-7K3QX2', '1.00')));
  expect(statement).toMatchObject({ lines: [{ nth: 1 }, { nth: 2 }, { nth: 1 }] });
});

it('statement: the UTR of a line is the number with its day in it', () => {
  const statement = readLines(lines(of('UPI/123456789012/633012345678'), of('UPI 123456789012')));
  const utrs = [{ utr: '633012345678' }, { utr: null }];
  expect(statement).toMatchObject({ lines: utrs });
});

it('statement: quotes, line breaks in cells and other encodings', () => {
  const rows = [
    ['a', 'b "c", d\ne'],
    ['1', '2'],
  ];
  expect(parseCsv('a,"b ""c"", d\ne"\r\n1,2', ',')).toEqual(rows);
  const text = statementOf(layouts[0]!);
  const little = Buffer.from(text, 'utf16le');
  const big = Buffer.from(little).swap16();
  const encoded = {
    'UTF-16, little end first': little,
    'UTF-16, big end first': big,
    'UTF-16, little end first, marked': Buffer.concat([Buffer.from([0xff, 0xfe]), little]),
    'UTF-16, big end first, marked': Buffer.concat([Buffer.from([0xfe, 0xff]), big]),
    'UTF-8, marked': Buffer.from(`\uFEFF${text}`),
  };
  for (const [name, bytes] of Object.entries(encoded)) {
    expect(readStatement(bytes), name).toBe(text);
  }
  const excel = [Buffer.from('d0cf11e0a1b11ae10000', 'hex'), Buffer.from('PK\u0003\u0004')];
  for (const bytes of [...excel, Buffer.from('<html><table>')]) {
    expect(readStatement(bytes)).toBeUndefined();
  }
  for (const bytes of ['', 'a', 'ab', 'a,b\n']) {
    expect(readStatement(Buffer.from(bytes))).toBe(bytes);
  }
});
