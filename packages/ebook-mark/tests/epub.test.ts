import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { crc32 } from '../src/epub/zip.ts';
import { planMarks } from '../src/plan.ts';
import { readMark } from '../src/read-mark.ts';
import { type RefusalCode } from '../src/refusal.ts';
import { folderWith, toolFor } from './files.ts';

const REFERENCE = 'VM-7K3QX2';
const hasUnzip = toolFor('unzip', '-v');

const makers = ['pandoc', 'libreoffice'].map(
  (name) => [name, readFileSync(join(import.meta.dirname, 'makers', `${name}.epub`))] as const,
);

/** A file whose parts are not packed. */
function zipOf(files: Record<string, string>, flags = 0): Buffer {
  const parts: Buffer[] = [];
  const records: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const data = Buffer.from(text);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(flags, 2);
    head.writeUInt32LE(crc32(data), 10);
    head.writeUInt32LE(data.length, 14);
    head.writeUInt32LE(data.length, 18);
    head.writeUInt16LE(name.length, 22);
    const record = Buffer.alloc(14);
    record.writeUInt32LE(at, 10);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, Buffer.from(name), data]);
    records.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), head, record, Buffer.from(name)]),
    );
    parts.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(records);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(records.length, 4);
  end.writeUInt16LE(records.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, directory, Buffer.from('PK\u0005\u0006'), end]);
}

const book = {
  mimetype: 'application/epub+zip',
  'META-INF/container.xml':
    '<container><rootfiles><rootfile full-path="a/b.opf"/></rootfiles></container>',
  'a/b.opf': `<package><!-- <item id="p" href="no.xhtml"/> --><manifest>
    <item href="cover.svg" id="c"/><item id='p' href='../a/page%201&amp;.xhtml'/></manifest>
    <spine><itemref idref="n" linear="no"/><itemref idref="c"/><itemref idref="p"/></spine></package>`,
  'a/cover.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'a/page 1&.xhtml': '<html><body><p>नमस्ते</p></body></html>',
};

/** The entries of a marked file, by its last directory. */
function readEntries(file: Buffer): Map<string, Buffer> {
  const end = file.lastIndexOf('PK\u0005\u0006');
  const entries = new Map<string, Buffer>();
  for (let at = file.readUInt32LE(end + 16); at < end;) {
    const [name, extra, comment] = [28, 30, 32].map((field) => file.readUInt16LE(at + field));
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const packed = file.subarray(start, start + file.readUInt32LE(at + 20));
    const data = file.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed;
    expect(crc32(data)).toBe(file.readUInt32LE(at + 16));
    expect(data.length).toBe(file.readUInt32LE(at + 24));
    const own = file.subarray(at + 46, at + 46 + name!);
    expect(file.subarray(local + 30, local + 30 + name!)).toEqual(own);
    entries.set(own.toString(), data);
    at += 46 + name! + extra! + comment!;
  }
  return entries;
}

it.each([...makers, ['hand', zipOf(book)] as const])(
  'mark: adds a line to the first page of an EPUB of %s, and changes nothing else',
  async (_, file) => {
    const path = join(folderWith({ 'book.epub': file }), 'book.epub');
    const plan = await planMarks(path);
    if (!plan.ok) throw new Error(plan.code);
    expect(plan.format).toBe('epub');
    const marked = Buffer.concat([file, plan.mark(REFERENCE)]);
    const [before, after] = [readEntries(file), readEntries(marked)];
    expect([...after.keys()]).toEqual([...before.keys()]);
    const changed = [...after].filter(([name, data]) => !data.equals(before.get(name)!));
    expect(changed).toHaveLength(1);
    const [[name, data]] = changed as [[string, Buffer]];
    const line = /<p style="[^"]*">VM-7K3QX2<\/p>(?=<\/body>)/;
    expect(data.toString()).toMatch(line);
    expect(data.toString().replace(line, '')).toBe(before.get(name)!.toString());

    writeFileSync(path, marked);
    expect(await readMark(path)).toBe(REFERENCE);
    expect(await planMarks(path)).toMatchObject({ ok: true });
    if (hasUnzip) expect(() => execFileSync('unzip', ['-tq', path])).not.toThrow();
  },
);

it('mark: escapes a text in an EPUB', async () => {
  const plan = await planMarks(join(folderWith({ a: zipOf(book) }), 'a'));
  expect(plan.ok && plan.mark('a<b>&c').toString()).toContain('>a&#60;b&#62;&#38;c</p>');
  expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926);
});

const without = (name: keyof typeof book) =>
  Object.fromEntries(Object.entries(book).filter(([each]) => each !== name));
const cipher = '<CipherReference URI="a/page 1&amp;.xhtml"/>';

const refused: [string, Buffer, RefusalCode][] = [
  ['another zip', zipOf(without('mimetype')), 'unknown'],
  ['no container', zipOf(without('META-INF/container.xml')), 'damaged'],
  ['no page', zipOf(without('a/page 1&.xhtml')), 'unknown'],
  ['a password', zipOf(book, 1), 'encrypted'],
  ['a locked page', zipOf({ ...book, 'META-INF/encryption.xml': cipher }), 'encrypted'],
  ['a signature', zipOf({ ...book, 'META-INF/signatures.xml': '' }), 'signed'],
  ['half a file', zipOf(book).subarray(0, 600), 'damaged'],
  ['a directory elsewhere', Buffer.concat([Buffer.from('PK\u0003\u0004'), zipOf(book)]), 'damaged'],
];

it('mark: refuses an EPUB that it would harm, and one that it cannot read', async () => {
  for (const [name, file, code] of refused) {
    const path = join(folderWith({ book: file }), 'book');
    expect.soft(await planMarks(path), name).toEqual({ ok: false, code });
  }
});
