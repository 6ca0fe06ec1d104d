import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type PricedBook, pricedBooks } from '@/content/books';
import { site } from '@/content/site';
import { usesFirestore } from '@/lib/env';
import { ebooksFolder, findEbook } from '@/lib/shop/orders/ebook-file';
import { backupsFolder, listBackups } from '../lib/backups';
import { describeSize, inspectEbook, whyUnmarked } from '../lib/ebook';
import { root } from '../lib/root.mjs';
import { advice, broken, type Check, type Finding, ok } from './check';

const WORST: readonly Finding['state'][] = ['ok', 'waiting', 'advice', 'broken'];

const ON_WHATSAPP = 'write "delivery": "chat" in content/books.json';

/** @param isBackedUp whether backups copy the folder of this site. */
export async function checkFile(
  { id, title, ebook }: PricedBook,
  dataDir: string,
  isBackedUp: boolean,
): Promise<Finding> {
  const file = findEbook(id, dataDir);
  const isDownload = ebook?.delivery === 'download';
  const give = `npm run ebook -- ${id} FILE (docs/hosting.md, The file of an ebook)`;
  if (!file) {
    if (isDownload) {
      return broken(
        `The site says that buyers download ${title}, and has no file of it here.`,
        `Give it with ${give}, or ${ON_WHATSAPP}.`,
      );
    }
    return ok(`${title} has no file here: you send it on WhatsApp.`);
  }
  const found = inspectEbook(file.path);
  if (typeof found === 'string') return broken(found, `Give the file again with ${give}.`);
  const size = `${title} is a file of ${describeSize(found.bytes)}.`;
  if (found.isLocked) {
    return broken(`${size} It asks for a password.`, 'Save it without one, and give it again.');
  }
  const unmarked = site.markEbooks ? await whyUnmarked(file.path) : undefined;
  if (unmarked) return advice(`${size} ${unmarked}`, `Give it with ${give}.`);
  if (!isDownload) {
    return advice(
      `${size} Buyers can download it, and the site tells them that it comes on WhatsApp.`,
      'Write "delivery": "download" in the ebook in content/books.json.',
    );
  }
  const newest = isBackedUp && listBackups(backupsFolder(dataDir)).at(-1);
  const copy =
    newest && join(ebooksFolder(join(backupsFolder(dataDir), newest)), `${id}.${file.extension}`);
  if (isBackedUp && (!copy || !existsSync(copy))) {
    return advice(`${size} No backup has it.`, 'Make one with npm run backup.');
  }
  if (found.extension === 'pdf' && !(found.isTagged && found.language)) {
    return advice(
      `${size} A screen reader cannot read it well: it has no ${found.isTagged ? 'language' : 'tags'}.`,
      'Export it as a tagged PDF with its language: in Word, Options, "Document structure tags for accessibility".',
    );
  }
  return ok(size);
}

/** The files that buyers download. */
export const ebooks: Check = async ({ settings }) => {
  const { DATA_DIR } = settings;
  if (pricedBooks.length === 0) return undefined;
  if (!DATA_DIR) {
    const promised = pricedBooks.filter(({ ebook }) => ebook?.delivery === 'download');
    if (promised.length === 0) return undefined;
    return broken(
      `The site says that buyers download ${promised.map(({ title }) => title).join(', ')}, and this host keeps no files.`,
      `Choose a host with a disk, or ${ON_WHATSAPP}.`,
    );
  }
  const findings = await Promise.all(
    pricedBooks.map((book) => checkFile(book, resolve(root, DATA_DIR), !usesFirestore(settings))),
  );
  const worst = findings.toSorted(
    (one, other) => WORST.indexOf(other.state) - WORST.indexOf(one.state),
  );
  const sold = `${findings.length} ebooks are sold here.`;
  const whys = findings.map(({ why }) => why);
  return { ...worst[0]!, why: [...(findings.length > 1 ? [sold] : []), ...whys].join(' ') };
};
