import { type Order } from '@/lib/shop/orders/order';

/** Undefined for what is no text, such as an Excel file. */
export function readStatement(bytes: Buffer): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return bytes.toString('utf16le');
  const text = bytes.toString('utf8');
  // Some banks give a page of HTML or a zip archive the name .xls.
  return text.includes('\0') || /^\s*</.test(text) || text.startsWith('PK') ? undefined : text;
}

/** The character that separates most cells. */
function findSeparator(text: string): string {
  const head = text.slice(0, 20_000);
  const count = (separator: string) => head.split(separator).length;
  return [',', ';', '\t', '|'].sort((one, other) => count(other) - count(one))[0]!;
}

export function parseCsv(text: string): string[][] {
  const separator = findSeparator(text);
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') cell += text[++at];
      else isQuoted = false;
    } else if (char === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (char === separator || char === '\n') {
      rows.at(-1)!.push(cell.trim());
      cell = '';
      if (char === '\n') rows.push([]);
    } else if (char !== '\r') cell += char;
  }
  rows.at(-1)!.push(cell.trim());
  return rows.filter((cells) => cells.some((each) => each !== ''));
}

/** "₹1,299.00 Cr" is 1299; undefined for money that left the account, and for what is no amount. */
export function readAmount(text: string): number | undefined {
  const plain = text.replace(/₹|\bINR\b|\bRs\.?/gi, '').replace(/[\s,]|\(?\bcr\.?\)?$/gi, '');
  const [, number] = /^\+?(\d+(?:\.\d{1,2})?)(?:cr\.?)?$/i.exec(plain) ?? [];
  return number === undefined ? undefined : Number(number);
}

const RECEIVED = /credit|deposit|amount|received|\bcr\b/i;
const PAID = /debit|withdraw|balance|\bdr\b/i;
const MARK_PAID = /^(dr|d|debit|paid)\.?$/i;

interface Line {
  references: string[];
  utrs: string[];
  amounts: number[];
}

/** The columns of money that came in; undefined without a heading that names them. */
function findColumns(rows: string[][]): Set<number> | undefined {
  const heading = rows.find(
    (cells) => cells.length > 2 && cells.some((each) => RECEIVED.test(each)),
  );
  const hasAmount = heading?.every((each) => readAmount(each) === undefined);
  if (!heading || !hasAmount) return undefined;
  const columns = heading.flatMap((each, index) =>
    RECEIVED.test(each) && !PAID.test(each) ? index : [],
  );
  return columns.length > 0 ? new Set(columns) : undefined;
}

function readLines(rows: string[][]): Line[] {
  const columns = findColumns(rows);
  return rows
    .filter((cells) => !cells.some((each) => MARK_PAID.test(each)))
    .map((cells) => {
      const text = cells.join(' ').toUpperCase();
      const money = cells.filter((_, index) => !columns || columns.has(index));
      return {
        references: [...text.matchAll(/VM[- ]?([2-9A-HJKMNP-TV-Z]{6})(?![0-9A-Z])/g)].map(
          ([, letters]) => `VM-${letters}`,
        ),
        utrs: [...text.matchAll(/(?<!\d)\d{12}(?!\d)/g)].map(([utr]) => utr),
        amounts: money.flatMap((each) => readAmount(each) ?? []),
      };
    });
}

/** Orders that a statement names by reference or UTR, with the right amount or another one. */
export function matchStatement<Each extends Pick<Order, 'reference' | 'utr' | 'amount'>>(
  text: string,
  orders: readonly Each[],
): { matched: Each[]; wrongAmount: Each[] } {
  const lines = readLines(parseCsv(text));
  const matched: Each[] = [];
  const wrongAmount: Each[] = [];
  for (const order of orders) {
    const { reference, utr, amount } = order;
    const own = lines.filter(
      ({ references, utrs }) => references.includes(reference) || (utr && utrs.includes(utr)),
    );
    const isRight = own.some(({ amounts }) => amount !== null && amounts.includes(amount));
    if (own.length > 0) (isRight ? matched : wrongAmount).push(order);
  }
  return { matched, wrongAmount };
}
