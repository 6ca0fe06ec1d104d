import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { pricedBooks } from '@/content/books';
import {
  describeSize,
  inspectEbook,
  provideEbook,
  whyRefused,
  whyUnmarked,
} from '@/scripts/lib/ebook';
import { noSettings } from '@/scripts/lib/setting-names.mjs';
import { scratch } from '@/tests/support/scratch';

const catalog =
  '<< /Type /Catalog /MarkInfo << /Marked true >> /StructTreeRoot 5 0 R /Lang (hi-IN) >>';
const pdf = (inside: string | Buffer) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(inside), Buffer.from('\n%%EOF\n')]);
const packed = (text: string) =>
  Buffer.concat([
    Buffer.from('9 0 obj << /Type /ObjStm /N 1 /Filter /FlateDecode >>\nstream\n'),
    deflateSync(Buffer.from(text)),
    Buffer.from('\nendstream endobj'),
  ]);

function folderWith(files: Record<string, Buffer | string>) {
  const folder = scratch();
  onTestFinished(() => folder.remove());
  for (const [name, bytes] of Object.entries(files)) folder.write(name, bytes);
  return folder.root;
}

it('ebook: knows a tagged PDF from a scanned one, packed or not', () => {
  const root = folderWith({
    'plain.pdf': pdf(catalog),
    'packed.pdf': pdf(packed(catalog)),
    'scanned.pdf': pdf('<< /Type /Catalog >>'),
    'locked.pdf': pdf('trailer << /Encrypt 7 0 R >>'),
  });
  const tagged = { extension: 'pdf', isTagged: true, language: 'hi-IN', isLocked: false };
  expect(inspectEbook(`${root}/plain.pdf`)).toMatchObject(tagged);
  expect(inspectEbook(`${root}/packed.pdf`)).toMatchObject(tagged);
  expect(inspectEbook(`${root}/scanned.pdf`)).toMatchObject({ isTagged: false });
  expect(inspectEbook(`${root}/locked.pdf`)).toMatchObject({ isLocked: true });
});

it('ebook: says what is no ebook', () => {
  const epub = Buffer.from('PK\u0003\u0004............................application/epub+zip');
  const root = folderWith({
    'book.epub': epub,
    'book.docx': 'PK\u0003\u0004 word/document.xml',
    'half.pdf': '%PDF-1.7 and no end',
    empty: '',
  });
  expect(inspectEbook(`${root}/book.epub`)).toMatchObject({ extension: 'epub' });
  expect(inspectEbook(`${root}/book.docx`)).toMatch(/neither a PDF nor an EPUB/);
  expect(inspectEbook(`${root}/half.pdf`)).toMatch(/without its end/);
  expect(inspectEbook(`${root}/empty`)).toMatch(/neither/);
  expect(inspectEbook(`${root}/none.pdf`)).toMatch(/There is no file/);
  expect(inspectEbook(root)).toMatch(/There is no file/);
});

it('ebook: is copied to where buyers get it, and takes the place of the older one', () => {
  const root = folderWith({ 'a.pdf': pdf(catalog), 'locked.pdf': pdf('/Encrypt 7 0 R') });
  expect(provideEbook(`${root}/a.pdf`, 'my-book', `${root}/data`)).toContain('my-book.pdf: 1 kB');
  expect(readFileSync(`${root}/data/ebooks/my-book.pdf`)).toEqual(pdf(catalog));
  expect(whyRefused(`${root}/a.pdf`)).toBeUndefined();
  expect(whyRefused(`${root}/locked.pdf`)).toMatch(/password/);
  expect(() => provideEbook(`${root}/locked.pdf`, 'b', `${root}/data`)).toThrow('password');
  expect(existsSync(`${root}/data/ebooks/b.pdf`)).toBe(false);
  expect(describeSize(12_345_678)).toBe('12.3 MB');
});

it('ebook: a command takes the file of a book where the site runs', async () => {
  const root = folderWith({ 'a.pdf': pdf(catalog), 'b.docx': 'PK\u0003\u0004' });
  const env = { ...process.env, ...noSettings(), DATA_DIR: `${root}/data` };
  const [book] = pricedBooks;
  const give = async (input: string) => {
    const args = ['node_modules/tsx/dist/cli.mjs', 'scripts/ebook.ts', book!.id];
    const child = spawn(process.execPath, args, { env });
    createReadStream(input).pipe(child.stdin);
    const [out, err, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { code: code as number, said: out + err };
  };
  expect(await give(`${root}/b.docx`)).toMatchObject({
    code: 1,
    said: expect.stringContaining('What was sent is neither a PDF nor an EPUB'),
  });
  const given = await give(`${root}/a.pdf`);
  expect(given).toMatchObject({ code: 0, said: expect.stringContaining('download it') });
  expect(readFileSync(`${root}/data/ebooks/${book!.id}.pdf`)).toEqual(pdf(catalog));
});

it('ebook: says why a file cannot have the reference of its order', async () => {
  const root = folderWith({ 'a.pdf': pdf(catalog), 'b.pdf': 'Maths by Heart' });
  const made = 'packages/ebook-mark/tests/makers';
  for (const [path, why] of [
    [`${made}/libreoffice.pdf`, undefined],
    [`${made}/pandoc.epub`, undefined],
    [`${made}/encrypted.refused.pdf`, /without the reference .* is encrypted\. Save it/],
    [`${root}/a.pdf`, /is damaged.* Export it/],
    [`${root}/b.pdf`, /does not read/],
  ] as const) {
    const sentence = await whyUnmarked(path);
    if (why) expect.soft(sentence, path).toMatch(why);
    else expect.soft(sentence, path).toBeUndefined();
  }
});
