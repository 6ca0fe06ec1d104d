import { createHash } from 'node:crypto';
import { type Bytes } from '../bytes.ts';
import { COMMENT } from '../comment.ts';
import { refuse } from '../refusal.ts';
import { type Document, openDocument } from './document.ts';
import { drawMark } from './mark-page.ts';
import { countOpenStates } from './open-states.ts';
import { findFirstPage, isSigned, type Page, readCatalog, readContents, readView } from './page.ts';
import { type Dictionary, type Value, writeEntries, writeName } from './parse.ts';

const OF_STREAM = ['Type', 'W', 'Index', 'Length', 'Filter', 'DecodeParms'];
const OF_SECTION = ['Size', 'Prev', 'XRefStm', 'ID'];

/** The second part says which version of a file it is. */
function writeId(id: Value | undefined, text: string): string {
  const first = id?.kind === 'array' ? id.items[0] : undefined;
  if (first?.kind !== 'text') return '';
  const second = createHash('sha256').update(`${first.raw} ${text}`).digest('hex').slice(0, 32);
  return `/ID[${first.raw}<${second}>]`;
}

/** A page is written with resources of its own, so that no other page changes. */
async function writeResources(document: Document, { inherited }: Page, fontNumber: number) {
  const find = async (value: Value | undefined): Promise<Dictionary | undefined> => {
    const found = await document.resolve(value);
    return found?.kind === 'dictionary' ? found : undefined;
  };
  const resources = await find(inherited.get('Resources'));
  const fonts = await find(resources?.entries.get('Font'));
  let name = 'Mark';
  while (fonts?.entries.has(name)) name += '1';
  const others = resources ? writeEntries(resources, 'Font') : '';
  const ownFonts = fonts ? writeEntries(fonts) : '';
  const font = writeName(name);
  return { font, written: `<<${others}/Font<<${ownFonts}${font} ${fontNumber} 0 R>>>>` };
}

interface Written {
  number: number;
  generation: number;
  offset: number;
}

function writeTable(objects: readonly Written[]): string {
  const entries = objects
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, generation, offset }) => {
      const place = `${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')}`;
      return `${number} 1\n${place} n \n`;
    });
  return `xref\n0 1\n0000000000 65535 f \n${entries.join('')}`;
}

const OFFSET_BYTES = 5;

function writeXrefData(objects: readonly Written[]): Buffer {
  const rows = objects.map(({ generation, offset }) => {
    const row = Buffer.alloc(1 + OFFSET_BYTES + 2);
    row[0] = 1;
    row.writeUIntBE(offset, 1, OFFSET_BYTES);
    row.writeUInt16BE(generation, 1 + OFFSET_BYTES);
    return row;
  });
  return Buffer.concat(rows);
}

const stream = (data: string) => `<</Length ${data.length}>>\nstream\n${data}\nendstream`;

/** Reads a PDF once. @returns what is to be written behind it, for a text. */
export async function planPdf(bytes: Bytes): Promise<(text: string) => Buffer> {
  const document = await openDocument(bytes);
  const { base, startXref, newest, nextNumber } = document;
  const catalog = await readCatalog(document);
  if (await isSigned(document, catalog)) refuse('signed');
  const page = await findFirstPage(document, catalog);
  const { reference } = page;
  const entry = await document.find(reference.number);
  const generation = entry?.kind === 'offset' ? entry.generation : 0;
  const [before, after, fontNumber, xrefNumber] = [0, 1, 2, 3].map((n) => nextNumber + n) as [
    number,
    number,
    number,
    number,
  ];
  const contents = await readContents(document, page);
  const view = await readView(document, page);
  const restore = 'Q\n'.repeat(1 + (await countOpenStates(document, contents)));
  const { font, written: resources } = await writeResources(document, page, fontNumber);
  const streams =
    contents.length > 0
      ? `${before} 0 R ${contents.map(({ raw }) => raw).join(' ')} ${after} 0 R`
      : `${after} 0 R`;
  const kept = writeEntries(page.dictionary, 'Contents', 'Resources');
  const isStream = newest.kind === 'stream';
  const trailer = writeEntries(newest.trailer, ...OF_SECTION, ...(isStream ? OF_STREAM : []));
  const id = newest.trailer.entries.get('ID');

  // A part of a text keeps the whole of it in memory, and a plan is kept long.
  const fixed = Buffer.from(
    [
      `\n${reference.number} ${generation} obj\n`,
      `<<${kept}/Resources${resources}/Contents[${streams}]>>\nendobj\n`,
    ].join(''),
    'latin1',
  );
  const copied = Buffer.from(trailer, 'latin1');
  const ownId = id && structuredClone(id);

  return (text) => {
    const objects: Written[] = [
      { number: reference.number, generation, offset: bytes.size + 1 - base },
    ];
    const parts: Buffer[] = [fixed];
    let at = bytes.size - base + fixed.length;
    const add = (part: string | Buffer) => {
      const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
      parts.push(bytes);
      at += bytes.length;
    };
    const addObject = (number: number, body: string) => {
      objects.push({ number, generation: 0, offset: at });
      add(`${number} 0 obj\n${body}\nendobj\n`);
    };
    if (contents.length > 0) addObject(before, stream('q'));
    const mark = drawMark(text, font, view);
    addObject(after, stream(contents.length > 0 ? `${restore}${mark}` : mark));
    addObject(fontNumber, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>');

    const start = at;
    const size = (isStream ? xrefNumber : fontNumber) + 1;
    const keys = `/Size ${size}/Prev ${startXref}${writeId(ownId, text)}`;
    if (isStream) {
      objects.push({ number: xrefNumber, generation: 0, offset: at });
      const data = writeXrefData(objects);
      const index = objects.map(({ number }) => `${number} 1`).join(' ');
      const own = `/Type/XRef/W[1 ${OFFSET_BYTES} 2]/Index[${index}]/Length ${data.length}`;
      add(`${xrefNumber} 0 obj\n<<`);
      add(copied);
      add(`${keys}${own}>>\nstream\n`);
      add(data);
      add('\nendstream\nendobj\n');
    } else {
      add(`${writeTable(objects)}trailer\n<<`);
      add(copied);
      add(`${keys}>>\n`);
    }
    add(`${COMMENT}${text}\nstartxref\n${start}\n%%EOF\n`);
    return Buffer.concat(parts);
  };
}
