import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { contactFields } from '@/lib/contact/fields';
import { namesOf } from '@/lib/forms/field';
import { composeBody } from '@/lib/server/submissions/kinds';
import { DAY } from '@/lib/time';
import { contactPayload, profilePayload, T0 } from '@/tests/support/rows';
import { typeCell } from '@/tests/support/typed-cell';

type Row = (string | Date)[];

/** Reads a value as a sheet does that is told it: in a cell without a format, as if it was typed. */
const enter = (value: string | Date, format?: string) =>
  typeof value === 'string' ? typeCell(value, 'en-IN', format).value : value;

/** What docs/Code.gs uses of Google's services, over rows in memory. A new sheet has 3 rows. */
function sheetScript(file = readFileSync('docs/Code.gs', 'utf8')) {
  const sheets: Record<string, Row[]> = {};
  let maxRows = 3;
  let formats: string[] = [];
  const sheetOf = (rows: Row[]) => ({
    getLastRow: () => rows.length,
    getMaxRows: () => maxRows,
    insertRowAfter: () => void (maxRows += 1),
    getLastColumn: () => Math.max(...rows.map((row) => row.length)),
    getMaxColumns: () => 26,
    insertColumnsAfter() {},
    setFrozenRows() {},
    appendRow: (row: Row) => rows.push(row.map((value) => enter(value))),
    getRange: (row: number | string, column = 0) => ({
      setNumberFormats: ([row]: string[][]) => void (formats = row!),
      getValues: () => [[...rows[0]!]],
      setValues([values]: Row[]) {
        if (Number(row) > maxRows) throw new Error('The coordinates are outside the dimensions.');
        const cells = values!.map((value, index) => enter(value, formats[index]));
        formats = [];
        (rows[Number(row) - 1] ??= []).splice(column - 1, cells.length, ...cells);
      },
      createTextFinder: (id: string) => ({
        matchEntireCell: () => ({
          findAll: () =>
            rows
              .filter(([first]) => first === id)
              .map((row) => ({
                offset: (_: 0, column: number) => ({ getValue: () => row[column] }),
              })),
        }),
      }),
    }),
  });
  let time = T0;
  const script = {
    Date: class extends Date {
      constructor() {
        super(time);
      }
    },
    LockService: { getScriptLock: () => ({ waitLock() {}, releaseLock() {} }) },
    SpreadsheetApp: {
      flush() {},
      getActiveSpreadsheet: () => ({
        getSheetByName: (name: string) => sheets[name] && sheetOf(sheets[name]),
        insertSheet: (name: string) => sheetOf((sheets[name] = [])),
      }),
    },
    Utilities: {
      DigestAlgorithm: {},
      Charset: {},
      computeDigest: (_how: unknown, text: string) => [
        ...createHash('sha256').update(text).digest(),
      ],
    },
    ContentService: {
      MimeType: {},
      createTextOutput: (text: string) => ({ setMimeType: () => text }),
    },
    doPost: undefined as unknown as (event: object) => string,
  };
  runInNewContext(file, script);
  const postText = (contents: string) => script.doPost({ postData: { contents } });
  return {
    sheets,
    advance: (ms: number) => void (time += ms),
    postText,
    post: (row: object) => postText(JSON.stringify(row)),
  };
}

const asha = { uid: 'u', email: 'a@example.in', city: 'Jaipur' };

it('sheet script: writes a profile below its columns, once, and adds a column for a new field', () => {
  const { sheets, post } = sheetScript();
  // The id of a row is found again, whatever number another cell looks like.
  const first = { ...asha, city: '12/4' };
  expect([post(first), post(first)]).toEqual(['{"ok":true}', '{"ok":true}']);
  expect(sheets.Profiles![0]).toEqual(['id', 'uid', 'email', 'city']);
  post({ uid: 'v', email: 'b@example.in', school: 'MNIT' });
  expect(sheets.Profiles![0]).toEqual(['id', 'uid', 'email', 'city', 'school']);
  const id: unknown = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(sheets.Profiles!.slice(1)).toEqual([
    [id, 'u', 'a@example.in', '12/4'],
    [id, 'v', 'b@example.in', '', 'MNIT'],
  ]);
});

it('sheet script: refuses a row without a user, and columns that no field can have', () => {
  const { sheets, post } = sheetScript();
  expect(post({ city: 'Jaipur' })).toBe('{"ok":false}');
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, n) => ['x'.repeat(n + 1), n]));
  post({ ...asha, '=1+1': 'x', ...many });
  expect(sheets.Profiles![0]).toHaveLength(44);
  expect(sheets.Profiles![0]).not.toContain('=1+1');
});

const messageBody = () =>
  composeBody('script', { kind: 'contact', payload: contactPayload(), acceptedAt: T0 });

it('sheet script: writes a contact message with its time, once for all attempts of three days', () => {
  const { sheets, postText, advance } = sheetScript();
  expect(postText(messageBody())).toBe('{"ok":true}');
  advance(3 * DAY);
  expect(postText(messageBody())).toBe('{"ok":true}');
  expect(sheets).toEqual({
    Messages: [
      ['id', 'received', ...namesOf(contactFields)],
      [expect.any(String), new Date(T0), ...Object.values(contactPayload())],
    ],
  });
  // The same words of a later message.
  advance(2 * DAY);
  for (let n = 0; n < 2; n++) postText(messageBody());
  expect(sheets.Messages).toHaveLength(3);
});

it('sheet script: refuses a message without a sender or a text', () => {
  const { sheets, post } = sheetScript();
  for (const data of [[], [{ email: 'a@example.in' }], [{ message: 'Hello' }], {}, null, 'x']) {
    expect(post({ data })).toBe('{"ok":false}');
  }
  expect(sheets).toEqual({});
});

const ADDRESSES = ['12/4', '4-12', '02139', '1e5', '9876543210123456', '1/2', '10:30', 'TRUE'];

it('sheet script: leaves what looks like a number or a date as it was typed', () => {
  for (const street of ADDRESSES) {
    const { sheets, postText } = sheetScript();
    const payload = profilePayload({ address: { ...profilePayload().address, street } });
    for (const learningGoals of ['one', 'two', 'three']) {
      const row = { kind: 'profile', payload: { ...payload, learningGoals } } as const;
      postText(composeBody('script', { ...row, acceptedAt: T0 }));
    }
    const [columns, ...rows] = sheets.Profiles!;
    const cells = rows.map((row) => Object.fromEntries(columns!.map((name, n) => [name, row[n]])));
    // The quote before a phone number is hidden.
    const typed = { streetAddress: street, dateOfBirth: '2010-05-04', phone: '+919876543210' };
    const timestamp = '2025-11-21T09:30:00+05:30';
    expect.soft(cells, street).toMatchObject(Array(3).fill({ ...typed, timestamp }));
  }
});
