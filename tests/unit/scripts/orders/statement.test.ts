import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { matchLines } from '@/scripts/orders/match';
import {
  parseCsv,
  readAmount,
  readDay,
  readLines,
  readStatement,
} from '@/scripts/orders/statement';
import { readTable } from '@/tests/support/table';

const open = { state: 'reported', amount: 299, utr: null as string | null };
const order = (reference: string, changes: object = {}) => {
  return { ...open, reference, id: reference, account: reference, ...changes };
};
const [asha, ravi] = [order('VM-7K3QX2', { utr: '633012345678' }), order('VM-AB34CD')];
/** Of a statement of a bank: one has another amount, and the last one's money left the account. */
const orders = [
  asha,
  ravi,
  order('VM-H4J5K6', { utr: '633087654321' }),
  order('VM-9WXYZ2', { utr: '633033333333' }),
];

it('statement: reads what was received, and nothing else, as an amount', () => {
  for (const [amount, ...texts] of readTable(import.meta.dirname, 'amounts.tsv')) {
    const read = amount === 'none' ? undefined : Number(amount);
    for (const text of texts) expect.soft(readAmount(text), text).toBe(read);
  }
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
function read(text: string, known = orders) {
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

/** By the columns that the banks publish, or that their customers show. */
const STATEMENTS = join(import.meta.dirname, 'statements');
const statementOf = (bank: string) =>
  readFileSync(join(STATEMENTS, `${bank}.tsv`), 'utf8')
    .trimEnd()
    .replaceAll('\n', '\r\n');
const toCommas = (text: string) =>
  text.replaceAll(/[^\t\r\n]*,[^\t\r\n]*/g, '"$&"').replaceAll('\t', ',');
const banks = readdirSync(STATEMENTS).map((name) => name.replace('.tsv', ''));

it('statement: reads the layout of each bank, as commas, tabs, and saved again by LibreOffice', () => {
  expect(banks.length).toBeGreaterThan(15);
  for (const bank of banks) {
    const tabs = statementOf(bank);
    const resaved = readFileSync(join(import.meta.dirname, `resaved/${bank}.csv`));
    for (const [n, text] of [tabs, toCommas(tabs), readStatement(resaved)!].entries()) {
      const way = `${bank} ${n}`;
      expect.soft(read(text), way).toBe('matched: VM-7K3QX2 VM-AB34CD, wrong: VM-H4J5K6');
      expect.soft(readLines(text), way).toMatchObject({
        unread: 0,
        lines: [
          { day: '2026-11-26', amount: 299, utr: '633012345678', nth: 1 },
          { day: '2026-11-26', amount: 299, utr: '633022222222' },
          { day: '2026-11-26', amount: 199, utr: '633087654321' },
          { day: '2026-11-26', amount: 12_500, utr: '633044444444' },
        ],
      });
    }
  }
});

const HEAD = 'Date,Narration,Debit,Credit,Balance';
const lines = (...rows: string[]) => [HEAD, ...rows].join('\n');
const of = (narration: string, credit = '299.00') => `26/11/26,${narration},,${credit},1000`;

const stored: Record<string, typeof asha> = {
  asha,
  ravi,
  'asha paid': { ...asha, state: 'received' },
  'ravi with her UTR': { ...ravi, utr: asha.utr },
  'ravi of her account': { ...ravi, account: asha.account },
  'ravi abroad': { ...ravi, utr: '8AB12345CD678901E' },
};

it('statement: finds the orders of each row of the table, below a heading', () => {
  for (const [what, expected, names, text = ''] of readTable(import.meta.dirname, 'lines.tsv')) {
    const found = (names || 'asha, ravi').split(', ').map((name) => stored[name]!);
    const rows = /^"?26\/11/.test(text) ? lines(text) : text;
    expect.soft(read(rows, found), what).toBe(expected);
  }
  for (const text of ['', of('VM-7K3QX2')]) expect.soft(read(text), text).toBe('empty');
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
  const text = statementOf('sbi');
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
