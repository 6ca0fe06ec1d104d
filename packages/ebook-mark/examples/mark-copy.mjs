// node mark-copy.mjs book.pdf VM-7K3QX2 copy.pdf
import { appendFileSync, copyFileSync } from 'node:fs';
import { planMarks } from '@sutra/ebook-mark/plan';
import { readMark } from '@sutra/ebook-mark/read-mark';

const [book, text, copy] = process.argv.slice(2);
const plan = await planMarks(book); // once for all copies of the file
if (!plan.ok) {
  console.error(`${book}: ${plan.code}`);
  process.exit(1);
}
copyFileSync(book, copy);
appendFileSync(copy, plan.mark(text));
console.log(`${copy} is marked ${await readMark(copy)}.`);
