import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { contactFields } from '@/lib/contact/fields';
import { namesOf } from '@/lib/forms/field';
import { composeBody } from '@/lib/outbox/kinds';
import { DAY } from '@/lib/time';
import { contactPayload, T0 } from '@/tests/support/rows';

type Row = (string | Date)[];

/** What docs/Code.gs uses of Google's services, over rows in memory. */
function sheetScript() {
  const sheets: Record<string, Row[]> = {};
  const sheetOf = (rows: Row[]) => ({
    getLastColumn: () => Math.max(...rows.map((row) => row.length)),
    getMaxColumns: () => 26,
    insertColumnsAfter() {},
    setFrozenRows() {},
    appendRow: (row: Row) => rows.push([...row]),
    getRange: (row: number | string, column = 0) => ({
      getValues: () => [[...rows[0]!]],
      setValues: ([values]: Row[]) => rows[Number(row) - 1]!.splice(column - 1, 0, ...values!),
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
  runInNewContext(readFileSync('docs/Code.gs', 'utf8'), script);
  const postText = (contents: string) => script.doPost({ postData: { contents } });
  return {
    sheets,
    wait: (ms: number) => void (time += ms),
    postText,
    post: (row: object) => postText(JSON.stringify(row)),
  };
}

const asha = { uid: 'u', email: 'a@example.in', city: 'Jaipur' };

it('sheet script: writes a profile below its columns, once', () => {
  const { sheets, post } = sheetScript();
  expect([post(asha), post(asha)]).toEqual(['{"ok":true}', '{"ok":true}']);
  expect(sheets.Profiles![0]).toEqual(['id', 'uid', 'email', 'city']);
  expect(sheets.Profiles!.slice(1)).toEqual([
    [expect.stringMatching(/^[0-9a-f]{64}$/), 'u', 'a@example.in', 'Jaipur'],
  ]);
});

it('sheet script: adds a column for a new field, and leaves a missing one empty', () => {
  const { sheets, post } = sheetScript();
  post(asha);
  post({ uid: 'v', email: 'b@example.in', school: 'MNIT' });
  expect(sheets.Profiles![0]).toEqual(['id', 'uid', 'email', 'city', 'school']);
  expect(sheets.Profiles![2]!.slice(1)).toEqual(['v', 'b@example.in', '', 'MNIT']);
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

it('sheet script: writes a contact message with its time, once for all attempts', () => {
  const { sheets, postText, wait } = sheetScript();
  expect(postText(messageBody())).toBe('{"ok":true}');
  wait(3 * DAY);
  expect(postText(messageBody())).toBe('{"ok":true}');
  expect(sheets).toEqual({
    Messages: [
      ['id', 'received', ...namesOf(contactFields)],
      [expect.any(String), new Date(T0), ...Object.values(contactPayload())],
    ],
  });
});

it('sheet script: writes the same words of a later message', () => {
  const { sheets, postText, wait } = sheetScript();
  postText(messageBody());
  wait(5 * DAY);
  postText(messageBody());
  postText(messageBody());
  expect(sheets.Messages).toHaveLength(3);
});

it('sheet script: refuses a message without a sender or a text', () => {
  const { sheets, post } = sheetScript();
  for (const data of [[], [{ email: 'a@example.in' }], [{ message: 'Hello' }], {}, null, 'x']) {
    expect(post({ data })).toBe('{"ok":false}');
  }
  expect(sheets).toEqual({});
});
