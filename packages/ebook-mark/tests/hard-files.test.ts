import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countOpen } from '../src/pdf/open-states.ts';
import { planMarks } from '../src/plan.ts';
import { type RefusalCode } from '../src/refusal.ts';
import { BOOK, buildPdf, PAGE } from './build-pdf.ts';
import { folderWith } from './files.ts';
import { checkStructure } from './structure.ts';

const planOf = (file: Buffer | string) => planMarks(join(folderWith({ book: file }), 'book'));

const page = (keys: string) => ({ 3: `<</Type/Page/Parent 2 0 R/Contents 4 0 R${keys}>>` });
const nested = '<</Type/Pages/Kids[6 0 R 7 0 R]/Count 1/MediaBox[0 0 595 842]/Rotate 90>>';

const left = { 4: '<</Length 21>>\nstream\nq 595 0 0 842 0 0 cm \nendstream' };

/** What a mark must have in it. */
const marked: [string, Buffer, part: string, base?: number][] = [
  ['a plain file', buildPdf(), '/Contents[6 0 R 4 0 R 7 0 R]'],
  ['what stands before the file', buildPdf({ before: 'From: mail\r\n', base: 12 }), 'Tj', 12],
  ['offsets that count what stands before', buildPdf({ before: 'From: mail\r\n' }), 'Tj'],
  ['lines of 19 bytes', buildPdf({ lineEnd: '\n' }), 'Tj'],
  ['a generation', buildPdf({ generation: 3 }), '\n3 3 obj\n'],
  ['fonts from above', buildPdf(), '/Font<</F1 5 0 R/Mark 8 0 R>>'],
  [
    'a page that its table hides',
    buildPdf({ hidden: { 3: PAGE } }),
    '/Contents[10 0 R 4 0 R 11 0 R]',
  ],
  [
    'several streams',
    buildPdf({ objects: { 3: '<</Type/Page/Parent 2 0 R/Contents[4 0 R 4 0 R]>>' } }),
    '/Contents[6 0 R 4 0 R 4 0 R 7 0 R]',
  ],
  [
    'a list of streams elsewhere',
    buildPdf({ objects: { 3: PAGE.replace('4 0 R', '6 0 R'), 6: '[4 0 R 4 0 R]' } }),
    '/Contents[7 0 R 4 0 R 4 0 R 8 0 R]',
  ],
  [
    'an empty page',
    buildPdf({ objects: { 3: '<</Type/Page/Parent 2 0 R>>' } }),
    '/Contents[7 0 R]',
  ],
  ['a size that is too small', buildPdf({ trailer: '/Size 2' }), '/Size 9'],
  [
    'a font of the same name',
    buildPdf({
      objects: {
        ...page('/Resources<</Font 6 0 R/XObject<</X 5 0 R>>>>'),
        6: '<</Mark 5 0 R/A#20B 5 0 R>>',
      },
    }),
    '/Resources<</XObject <</X 5 0 R>>/Font<</Mark 5 0 R/A#20B 5 0 R/Mark1 9 0 R>>>>',
  ],
  [
    'the first page below an empty node',
    buildPdf({
      objects: {
        2: nested,
        6: '<</Type/Pages/Parent 2 0 R/Kids[]/Count 0>>',
        7: '<</Type/Pages/Parent 2 0 R/Kids[3 0 R]/Count 1>>',
      },
    }),
    '0 1 -1 0 583 12 Tm',
  ],
  ['a page upside down', buildPdf({ objects: page('/Rotate 180') }), '-1 0 0 -1 583 830 Tm'],
  ['a page turned to the left', buildPdf({ objects: page('/Rotate -90') }), '0 -1 1 0 12 830 Tm'],
  [
    'a page that is cut',
    buildPdf({ objects: page('/CropBox[700 800 100 50]') }),
    '1 0 0 1 109.98 59.98 Tm',
  ],
  ['a state that is left open', buildPdf({ objects: left }), '\nstream\nQ\nQ\n/Artifact'],
  ['a large unit', buildPdf({ objects: page('/UserUnit 2') }), '/Mark 7 Tf'],
  ['text with brackets in keys', buildPdf({ objects: page('/A(\\)>>\\\\(x))/B<28>') }), '/B <28>'],
];

it('mark: reads files as programs write them', async () => {
  for (const [name, file, part, base] of marked) {
    const plan = await planOf(file);
    expect(plan, name).toMatchObject({ ok: true, format: 'pdf', size: file.length });
    if (!plan.ok) continue;
    const mark = plan.mark('VM-7K3QX2');
    expect.soft(mark.toString('latin1'), name).toContain(part);
    checkStructure(file, mark, base);
  }
});

const loop = { 2: '<</Type/Pages/Kids[2 0 R]/Count 1>>' };
const unreadable = { 3: '<</Type/Page/Parent 2 0 R/Contents(text)>>' };
const signed = { 1: '<</Pages 2 0 R/AcroForm<</Fields[]/SigFlags 3>>>>' };
const certified = { 1: '<</Pages 2 0 R/Perms<</DocMDP 5 0 R>>>>' };

const refused: [string, Buffer | string, RefusalCode][] = [
  ['a password', buildPdf({ trailer: '/Encrypt 5 0 R' }), 'encrypted'],
  ['a signature', buildPdf({ objects: signed }), 'signed'],
  ['a certificate', buildPdf({ objects: certified }), 'signed'],
  ['a wrong startxref', buildPdf({ startXref: 20 }), 'damaged'],
  ['versions in a circle', buildPdf({ trailer: '/Prev 0' }), 'damaged'],
  ['pages in a circle', buildPdf({ objects: loop }), 'damaged'],
  ['a page without streams', buildPdf({ objects: unreadable }), 'damaged'],
  ['no pages', buildPdf({ objects: { 1: '<</Type/Catalog>>' } }), 'damaged'],
  ['an object that is not there', buildPdf({ objects: { 1: '<</Pages 99 0 R>>' } }), 'damaged'],
  ['half a file', buildPdf().subarray(0, 300), 'damaged'],
  ['a text', 'Maths by Heart', 'unknown'],
  ['nothing', '', 'unknown'],
  [`brackets in brackets`, buildPdf({ objects: { 1: '['.repeat(100_000) } }), 'damaged'],
];

it('mark: refuses what it would harm, and what it cannot read', async () => {
  for (const [name, file, code] of refused) {
    expect.soft(await planOf(file), name).toEqual({ ok: false, code });
  }
});

it('mark: counts states that a page leaves open, whatever else looks like them', () => {
  for (const [text, open] of [
    ['', 0],
    ['q 1 0 0 1 0 0 cm Q', 0],
    ['q q\nq Q', 2],
    ['Q Q q', 1],
    ['(q (q) \\( q) Tj /q gs <71> % q\n', 0],
    ['q BI /W 1 /H 1 ID q Q q EI Q', 0],
    ['[(q)-20(q)]TJ/q Do q', 1],
    ['BT(a)Tj ET q1 Q1 aq', 0],
  ] as const) {
    expect.soft(countOpen(text), text).toBe(open);
  }
});

it('mark: takes a text that fits on a line alone', async () => {
  const plan = await planOf(buildPdf({ objects: BOOK }));
  if (!plan.ok) throw new Error(plan.code);
  expect(plan.mark('(a\\b)').toString()).toContain('(\\(a\\\\b\\)) Tj');
  for (const text of ['', ' a', 'a\nb', 'नमस्ते', 'x'.repeat(65)]) {
    expect.soft(() => plan.mark(text), text).toThrow(RangeError);
  }
});
