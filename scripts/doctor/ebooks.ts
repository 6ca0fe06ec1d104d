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

async function checkFile({ id, title, ebook }: PricedBook, dataDir: string): Promise<Finding> {
  const file = findEbook(id, dataDir);
  const isDownload = ebook?.delivery === 'download';
  if (!file) {
    if (isDownload) {
      return broken(
        `The site says that buyers download ${title}, and has no file of it.`,
        'Give it with npm run setup -- books, or write "delivery": "chat" in content/books.json.',
      );
    }
    return ok(
      `${title} has no file here: you send it on WhatsApp. npm run setup -- books asks for it.`,
    );
  }
  const found = inspectEbook(file.path);
  if (typeof found === 'string') {
    return broken(found, 'Give the file again with npm run setup -- books.');
  }
  const size = `${title} is a file of ${describeSize(found.bytes)}.`;
  if (found.isLocked) {
    return broken(`${size} It asks for a password.`, 'Save it without one, and give it again.');
  }
  const unmarked = site.markEbooks ? await whyUnmarked(file.path) : undefined;
  if (unmarked) return advice(`${size} ${unmarked}`, 'Give it with npm run setup -- books.');
  if (!isDownload) {
    return advice(
      `${size} Buyers can download it, and the site tells them that it comes on WhatsApp.`,
      'Write "delivery": "download" in the ebook in content/books.json.',
    );
  }
  const newest = listBackups(backupsFolder(dataDir)).at(-1);
  const copy =
    newest && join(ebooksFolder(join(backupsFolder(dataDir), newest)), `${id}.${file.extension}`);
  if (!copy || !existsSync(copy)) {
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
  if (pricedBooks.length === 0 || usesFirestore(settings) || !DATA_DIR) return undefined;
  const findings = await Promise.all(
    pricedBooks.map((book) => checkFile(book, resolve(root, DATA_DIR))),
  );
  const worst = findings.toSorted(
    (one, other) => WORST.indexOf(other.state) - WORST.indexOf(one.state),
  );
  return { ...worst[0]!, why: findings.map(({ why }) => why).join(' ') };
};
