import { expect } from 'vitest';

/** Of an object that a mark writes: its number, and where it is in the marked file. */
interface Place {
  number: number;
  offset: number;
}

function readTable(section: string): Place[] {
  return [...section.matchAll(/(\d+) 1\n(\d{10}) \d{5} n \n/g)].map(([, number, offset]) => ({
    number: Number(number),
    offset: Number(offset),
  }));
}

function readStream(section: string): Place[] {
  const [, index] = /\/Index\[([\d ]+)\]/.exec(section)!;
  const numbers = index!.split(' ').map(Number);
  const data = Buffer.from(section.split('stream\n')[1]!.slice(0, numbers.length * 4), 'latin1');
  return numbers
    .filter((_, at) => at % 2 === 0)
    .map((number, at) => ({ number, offset: data.readUIntBE(at * 8 + 1, 5) }));
}

const lastStart = (text: string) =>
  Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(text.lastIndexOf('startxref')))![1]);

/**
 * Checks a mark with other means than the code that writes it.
 *
 * @returns the objects that it writes, by their numbers.
 */
export function checkStructure(file: Buffer, mark: Buffer, base = 0): Map<number, string> {
  const [old, text] = [file, Buffer.concat([file, mark])].map((each) =>
    each.toString('latin1'),
  ) as [string, string];
  const start = lastStart(text);
  const section = text.slice(base + start);
  const isTable = section.startsWith('xref\n');
  const places = isTable ? readTable(section) : readStream(section);
  const oldStart = /startxref\s+(\d+)/.exec(old.slice(old.lastIndexOf('startxref')))![1];
  expect(section).toContain(`/Prev ${oldStart}`);
  expect(section.match(/\/(Prev|Size|Root|ID)\b/g)!.length).toBe(section.includes('/ID') ? 4 : 3);

  const objects = new Map<number, string>();
  for (const { number, offset } of places) {
    const body = text.slice(base + offset);
    expect(body).toMatch(new RegExp(`^${number} \\d+ obj\n`));
    expect(base + offset).toBeGreaterThan(file.length);
    objects.set(number, body.slice(0, body.indexOf('endobj')));
  }
  const size = Number(/\/Size (\d+)/.exec(section)![1]);
  expect(Math.max(...objects.keys())).toBe(size - 1);
  for (const body of objects.values()) {
    const [, length] = /\/Length (\d+)>>\nstream\n/.exec(body) ?? [];
    if (length === undefined) continue;
    const data = body.slice(body.indexOf('stream\n') + 'stream\n'.length);
    expect(data.slice(Number(length))).toBe('\nendstream\n');
  }
  return objects;
}
