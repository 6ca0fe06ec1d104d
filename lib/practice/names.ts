import { cut } from '@/lib/text/cut';

/** What lists carry besides the name: "1. ", "2) ", "३- ", "• ". */
const NUMBERING = /^(?:[\p{Nd}]+\s*[.):\-–\t]|[\p{Nd}]+(?=\s+\p{L})|[•*\-–])\s*/u;
const LONGEST = 60;

/** Reads a pasted list: one name in each line, or all in one line with commas between them. */
export function readNames(text: string): string[] {
  const lines = text.normalize('NFC').split(/\r\n|[\n\r\u2028]/);
  const filled = lines.filter((line) => line.trim());
  const entries = filled.length === 1 ? filled[0]!.split(/[,;،]/) : filled;
  return entries
    .map((entry) => cut(entry.trim().replace(NUMBERING, '').replaceAll(/\s+/g, ' '), LONGEST))
    .filter((name) => /\p{L}/u.test(name));
}
