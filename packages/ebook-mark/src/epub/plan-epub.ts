import { posix } from 'node:path';
import { promisify } from 'node:util';
import { constants, deflateRaw as deflateWithCallback } from 'node:zlib';
import { type Bytes } from '../bytes.ts';
import { COMMENT } from '../comment.ts';
import { refuse } from '../refusal.ts';
import { crc32, openZip, writeEnd, writeEntry, type Zip } from './zip.ts';

const MOST_SIZE = 0xf0000000;
const END_OF_BODY = '</body>';

const deflateBytes = promisify<Buffer, object, Buffer>(deflateWithCallback);

const unescapeXml = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => {
    const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
    return signs[name]!;
  });

const escapeXml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function attribute(tag: string, name: string): string | undefined {
  const [, , value] = new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`, 's').exec(tag) ?? [];
  return value === undefined ? undefined : unescapeXml(value);
}

const tagsIn = (xml: string, name: string) =>
  xml.replace(/<!--.*?-->/gs, '').match(new RegExp(`<(?:[\\w-]+:)?${name}\\s[^>]*>`, 'g')) ?? [];

async function readText(zip: Zip, name: string): Promise<string> {
  return (await zip.read(name))?.toString('utf8') ?? refuse('damaged');
}

function decodePath(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

/** The names of the documents of a book, in the order of reading. */
async function readSpine(zip: Zip): Promise<string[]> {
  const [rootfile = ''] = tagsIn(await readText(zip, 'META-INF/container.xml'), 'rootfile');
  const path = attribute(rootfile, 'full-path') ?? refuse('damaged');
  const book = await readText(zip, path);
  const items = new Map(tagsIn(book, 'item').map((tag) => [attribute(tag, 'id'), tag]));
  return tagsIn(book, 'itemref')
    .filter((tag) => attribute(tag, 'linear') !== 'no')
    .flatMap((tag) => items.get(attribute(tag, 'idref')) ?? [])
    .flatMap((item) => attribute(item, 'href') ?? [])
    .map((href) => posix.join(posix.dirname(path), decodePath(href)));
}

async function findFirstPage(zip: Zip) {
  for (const name of await readSpine(zip)) {
    const entry = zip.entries.find((each) => each.name === name);
    const page = entry && (await zip.read(name));
    const end = page?.lastIndexOf(END_OF_BODY) ?? -1;
    if (entry && page && end >= 0) return { entry, page, end };
  }
  return refuse('unknown');
}

/** Bytes that follow packed ones, as they are. */
function lastBlock(data: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head[0] = 1;
  head.writeUInt16LE(data.length, 1);
  head.writeUInt16LE(~data.length & 0xffff, 3);
  return Buffer.concat([head, data]);
}

/**
 * Reads an EPUB once. What is written behind it is its first page with one more line, and the directory
 * that names this one.
 */
export async function planEpub(bytes: Bytes): Promise<(text: string) => Buffer> {
  if (bytes.size > MOST_SIZE) refuse('unknown');
  const zip = await openZip(bytes);
  const kind = (await zip.read('mimetype'))?.toString('latin1').trim();
  if (kind !== 'application/epub+zip') refuse('unknown');
  if (zip.entries.some(({ name }) => name === 'META-INF/signatures.xml')) refuse('signed');
  const { entry, page, end } = await findFirstPage(zip);
  const locked = (await zip.read('META-INF/encryption.xml'))?.toString('utf8') ?? '';
  if (tagsIn(locked, 'CipherReference').some((tag) => attribute(tag, 'URI') === entry.name)) {
    refuse('encrypted');
  }
  const before = page.subarray(0, end);
  const after = Buffer.from(page.subarray(end));
  if (after.length > 0x8000) refuse('unknown');
  const crc = crc32(before);
  const packed = await deflateBytes(before, { finishFlush: constants.Z_SYNC_FLUSH });

  return (text) => {
    const line = `<p style="margin:1em 0 0;font:0.7em sans-serif;text-align:left">${escapeXml(text)}</p>`;
    const rest = Buffer.concat([Buffer.from(line, 'latin1'), after]);
    const data = Buffer.concat([packed, lastBlock(rest)]);
    const size = before.length + rest.length;
    const written = writeEntry(entry, bytes.size, { data, crc: crc32(rest, crc), size });
    const directory = Buffer.concat(
      zip.entries.map((each) => (each === entry ? written.record : each.record)),
    );
    const start = bytes.size + written.head.length + data.length;
    const comment = `\n${COMMENT}${text}\n`;
    return Buffer.concat([
      written.head,
      data,
      directory,
      writeEnd(zip.entries.length, directory.length, start, comment),
    ]);
  };
}
