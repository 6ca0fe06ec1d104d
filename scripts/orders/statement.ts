import { toPlainDigits } from '@sutra/vedic/plain-digits';
import { type StatementLine } from '@/lib/shop/orders/payment';

/** Some programs write UTF-16 without the mark that says so: half of the bytes of plain text are zero then. */
function findUtf16(bytes: Buffer): 'little' | 'big' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'little';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'big';
  const head = bytes.subarray(0, 200);
  const zeros = (from: number) => head.filter((byte, at) => at % 2 === from && byte === 0).length;
  const many = head.length / 4;
  if (zeros(1) > Math.max(many, zeros(0))) return 'little';
  return zeros(0) > Math.max(many, zeros(1)) ? 'big' : undefined;
}

/** Undefined for what is no text, such as an Excel file. */
export function readStatement(bytes: Buffer): string | undefined {
  const order = findUtf16(bytes);
  const even = bytes.subarray(0, bytes.length - (bytes.length % 2));
  const utf16 = order === 'big' ? Buffer.from(even).swap16() : even;
  const text = (order ? utf16.toString('utf16le') : bytes.toString('utf8')).replace(/^\uFEFF/, '');
  // Some banks give a page of HTML or a zip archive the name .xls.
  return text.includes('\0') || /^\s*</.test(text) || text.startsWith('PK') ? undefined : text;
}

const SEPARATORS = [',', ';', '\t', '|'];

/** Excel writes ="…" for a text that looks like a number. */
const toText = (cell: string) =>
  cell
    .trim()
    .replace(/^="(.*)"$/s, '$1')
    .trim();

/** Rows of cells; undefined where quotes do not pair. */
function parseQuoted(text: string, separator: string): string[][] | undefined {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') cell += text[++at];
      else isQuoted = false;
    } else if (char === '"' && /^=?$/.test(cell.trim())) {
      cell = '';
      isQuoted = true;
    } else if (char === separator || char === '\n') {
      rows.at(-1)!.push(toText(cell));
      cell = '';
      if (char === '\n') rows.push([]);
    } else cell += char;
  }
  rows.at(-1)!.push(toText(cell));
  return isQuoted ? undefined : rows;
}

/** Rows end with CR, LF or both. */
export function parseCsv(text: string, separator: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n');
  // A quote that is never closed would hide the rest of the file in one cell.
  const rows =
    parseQuoted(lines, separator) ??
    lines.split('\n').map((line) => line.split(separator).map((cell) => toText(cell)));
  return rows.filter((cells) => cells.some((each) => each !== ''));
}

/**
 * "₹1,299.00 Cr" and "1,299/-" are 1299. Undefined for money that left the account, such as "(299.00)" and
 * "299.00-", and for what is no amount.
 */
export function readAmount(text: string): number | undefined {
  const plain = toPlainDigits(text.normalize('NFKC'))
    .replace(/^'|₹|\bINR\b|\bRs\b\.?|रु(?:पये|\.)?/gi, '')
    .replace(/[\s,]|\/[-=]$/g, '');
  const [, number] =
    /^\+?(?:\(?cr\.?\)?)?(\d+(?:\.\d{1,2})?)\+?(?:\(?cr\.?\)?)?$/i.exec(plain) ?? [];
  return number === undefined ? undefined : Number(number);
}

const PAID = /debit|withdraw|\bdr\b|\bpaid\b/i;
const RECEIVED = /credit|deposit|\bcr\b|\breceived\b/i;
const AMOUNT = /amount|\bamt\b/i;
/** Of an amount that is not what the buyer has paid. */
const OTHER_AMOUNT =
  /balance|fee|charge|commission|\bgst\b|tax|\btds\b|\bmdr\b|settle|\bnet\b|refund/i;
const DATE = /date|\btime\b|^day$/i;
const NARRATION = /narration|description|particular|remark|detail|note/i;
const OTHER =
  /\butr\b|\bref|chq|cheque|\btxn|\btran|balance|\bbal\b|type|status|payer|name|\bs\.? ?no/i;

const MARK_PAID = /^(?:dr|d|debit|debited|paid|paid to|sent|transfer debit|payout)\.?$/i;
const NOT_DONE = /^(?:failed|failure|pending|declined|cancelled|canceled|reversed|expired)\.?$/i;

/** Where a heading says that each thing stands. */
interface Columns {
  width: number;
  money: number;
  /** Beside the amount: "DR" or "CR". */
  mark: number | undefined;
  date: number;
  narration: number;
}

function readHeading(cells: string[]): (Columns & { score: number }) | undefined {
  const isMark = (name: string) => PAID.test(name) && RECEIVED.test(name) && !AMOUNT.test(name);
  const isMoney = (name: string, named: RegExp) =>
    named.test(name) && !OTHER_AMOUNT.test(name) && !isMark(name);
  const received = cells.findIndex((name) => isMoney(name, RECEIVED) && !PAID.test(name));
  const either = cells.findIndex(
    (name) => isMoney(name, AMOUNT) && (!PAID.test(name) || RECEIVED.test(name)),
  );
  const money = received >= 0 ? received : either;
  const kinds = [PAID, RECEIVED, AMOUNT, DATE, NARRATION, OTHER];
  const score = cells.filter((name) => kinds.some((kind) => kind.test(name))).length;
  const hasNumbers = cells.some((cell) => readAmount(cell) !== undefined);
  const date = cells.findIndex((name) => DATE.test(name));
  const narration = cells.findIndex((name) => NARRATION.test(name));
  if (money < 0 || score < 3 || hasNumbers || (date < 0 && narration < 0)) return undefined;
  const mark = received < 0 && isMark(cells[money + 1] ?? '') ? money + 1 : undefined;
  return { width: cells.length, money, mark, date, narration, score };
}

/** The rows below their heading, by the separator that gives the fullest one. */
function findTable(text: string): { columns: Columns; rows: string[][] } | undefined {
  const tables = SEPARATORS.flatMap((separator) => {
    const rows = parseCsv(text, separator);
    const headings = rows.map(readHeading);
    const best = Math.max(...headings.map((each) => each?.score ?? 0));
    const at = headings.findIndex((each) => each?.score === best);
    return best > 0 ? [{ columns: headings[at]!, rows: rows.slice(at + 1) }] : [];
  });
  return tables.sort((one, other) => other.columns.score - one.columns.score)[0];
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** "26/11/26", "26 Nov 2026" and "11/26/2026", as Excel turns it, are 2026-11-26; else the text. */
export function readDay(text: string): string {
  const [, first, second, third] =
    /^(\d{1,4})[\s./-]+(\d{1,2}|[a-z]{3,9})[\s./,-]+(\d{2,4})(?!\d)/i.exec(text.trim()) ?? [];
  if (!first || !second || !third) return text.trim();
  const named = MONTHS.indexOf(second.slice(0, 3).toLowerCase()) + 1;
  const [year, month, day] = first.length === 4 ? [first, second, third] : [third, second, first];
  const [m, d] = Number(month) > 12 ? [day, month] : [named || month, day];
  const two = (part: string | number) => String(part).padStart(2, '0');
  return `${year.length === 2 ? `20${year}` : year}-${two(m)}-${two(d)}`;
}

/** A line of a statement with money that came in. */
export interface Line extends StatementLine {
  /** All that may be one: letters may run on before and after it. */
  references: readonly string[];
  /** All that may be one: banks put spaces and breaks into numbers. */
  numbers: readonly string[];
  /** Letters and digits of all cells. */
  compact: string;
}

function findReferences(cells: readonly string[]): string[] {
  return cells.flatMap((cell) => {
    const letters = cell.toUpperCase().replace(/[^A-Z0-9]/g, '');
    return [...letters.matchAll(/VM(?=([2-9A-HJKMNP-TV-Z]{6}))/g)].map(([, id]) => `VM-${id}`);
  });
}

const UTR_LENGTH = 12;

/** Groups of digits with nothing but spaces, breaks and dashes between, which are twelve digits together. */
function findNumbers(cells: readonly string[]): string[] {
  const runs = cells.flatMap((cell) => cell.match(/\d+(?:[\s\u00AD\u200B-]{1,2}\d+)*/g) ?? []);
  return runs.flatMap((run) => {
    // "0000412345678901" is filled up to sixteen.
    const groups = run.match(/\d+/g)!.map((group) => group.replace(/^0{4}(?=\d{12}$)/, ''));
    return groups.flatMap((_, from) => {
      for (let to = from + 1, joined = ''; to <= groups.length; to++) {
        joined += groups[to - 1];
        if (joined.length === UTR_LENGTH) return [joined];
        if (joined.length > UTR_LENGTH) break;
      }
      return [];
    });
  });
}

/** The number that NPCI gave it, rather than that of an account: it has the day of the year in it. */
function chooseUtr(cells: readonly string[], day: string): string | null {
  const text = cells.join(' | ');
  const whole = [...text.matchAll(/(?<!\d)(?:0{4})?(\d{12}|\d{4}([ -])\d{4}\2\d{4})(?!\d)/g)].map(
    ([, number]) => number!.replace(/\D/g, ''),
  );
  const date = new Date(`${day}T00:00:00Z`);
  const ofYear = Math.round((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 0)) / 86_400_000);
  const isNear = (number: string) =>
    number[0] === day[3] && Math.abs(Number(number.slice(1, 4)) - ofYear) <= 3;
  return whole.find(isNear) ?? null;
}

/** Puts a narration together that an unquoted comma has cut; undefined where an amount may be cut. */
function align(cells: string[], { width, narration }: Columns): string[] | undefined {
  const last = cells.findLastIndex((cell) => cell !== '') + 1;
  const extra = Math.max(0, last - width);
  if (extra === 0) return cells;
  const isCut = cells.some(
    (cell, at) => /^₹?\d{1,3}$/.test(cell) && /^\d{2,3}(?:\.\d+)?$/.test(cells[at + 1] ?? ''),
  );
  if (isCut || narration < 0) return undefined;
  const end = narration + extra + 1;
  const joined = cells.slice(narration, end).join(', ');
  return [...cells.slice(0, narration), joined, ...cells.slice(end)];
}

const isCutByExcel = (cell: string) => /^\d(?:\.\d+)?E\+(?:0?9|1\d|2\d)$/i.test(cell);

export type Statement =
  | {
      lines: Line[];
      /** Rows with more cells than the heading, of which some may be half an amount. */
      unread: number;
    }
  /** `cut`: by Excel, which has put 4.12346E+11 in place of numbers. `empty`: no heading, or no row. */
  | { problem: 'cut' | 'empty' };

/** Reads the lines of money that came in. */
export function readLines(text: string): Statement {
  const found = findTable(text);
  if (!found || found.rows.length === 0) return { problem: 'empty' };
  const { columns } = found;
  if (found.rows.flat().some(isCutByExcel)) return { problem: 'cut' };
  const rows: string[][] = [];
  let unread = 0;
  let last: string[] | undefined;
  for (const cells of found.rows) {
    const row = align(cells, columns);
    if (!row) unread += 1;
    const hasDate = columns.date < 0 || /\d/.test(row?.[columns.date] ?? '');
    if (row && last && !hasDate && (row[columns.money] ?? '') === '') {
      // A narration that goes on in the next row.
      last = rows[rows.length - 1] = last.map((cell, at) => `${cell}\n${row[at] ?? ''}`);
    } else if (row && hasDate) rows.push((last = row));
    else last = undefined;
  }
  const seen = new Map<string, number>();
  const lines = rows.flatMap((cells): Line[] => {
    const isOut =
      columns.mark === undefined
        ? cells.some((cell) => MARK_PAID.test(cell))
        : MARK_PAID.test((cells[columns.mark] ?? '').trim());
    const amount = readAmount(cells[columns.money] ?? '');
    if (isOut || !amount || cells.some((cell) => NOT_DONE.test(cell))) return [];
    const day = readDay(cells[columns.date] ?? '');
    const plain = cells.map((cell) => toPlainDigits(cell.normalize('NFKC')));
    const own = plain.filter((_, at) => at !== columns.date);
    const narration = cells[columns.narration]?.replace(/\s+/g, ' ').trim() ?? '';
    const utr = chooseUtr(own, day);
    const key = [day, amount, narration.toLowerCase(), utr].join('\n');
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return [
      {
        day,
        amount,
        narration,
        references: [...new Set(findReferences(plain))],
        numbers: [...new Set(findNumbers(own))],
        utr,
        compact: plain
          .join('|')
          .replace(/[^A-Za-z0-9|]/g, '')
          .toUpperCase(),
        nth,
      },
    ];
  });
  return rows.length === 0 ? { problem: 'empty' } : { lines, unread };
}
