import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

/** What docs/Code.gs uses of Google's services, over rows in memory. */
function sheetScript(rows: string[][] = []) {
  const sheet = {
    getLastColumn: () => Math.max(...rows.map((row) => row.length)),
    getMaxColumns: () => 26,
    insertColumnsAfter() {},
    setFrozenRows() {},
    appendRow: (row: string[]) => rows.push([...row]),
    getRange: (row: number | string, column = 0) => ({
      getValues: () => [[...rows[0]!]],
      setValues: ([values]: string[][]) => rows[Number(row) - 1]!.splice(column - 1, 0, ...values!),
      createTextFinder: (id: string) => ({
        matchEntireCell: () => ({ findNext: () => rows.find(([first]) => first === id) }),
      }),
    }),
  };
  const mails: string[][] = [];
  const properties = new Map<string, string>();
  const script = {
    Session: { getEffectiveUser: () => ({ getEmail: () => 'teacher@example.in' }) },
    MailApp: { sendEmail: (...mail: string[]) => mails.push(mail) },
    PropertiesService: {
      getScriptProperties: () => ({
        getProperty: (name: string) => properties.get(name) ?? null,
        setProperty: (name: string, value: string) => properties.set(name, value),
      }),
    },
    LockService: { getScriptLock: () => ({ waitLock() {}, releaseLock() {} }) },
    SpreadsheetApp: {
      flush() {},
      getActiveSpreadsheet: () => ({
        getSheetByName: () => (rows.length > 0 ? sheet : undefined),
        insertSheet: () => sheet,
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
  return {
    rows,
    mails,
    post: (row: object) => script.doPost({ postData: { contents: JSON.stringify(row) } }),
  };
}

const asha = { uid: 'u', email: 'a@example.in', city: 'Jaipur' };

describe('sheet script', () => {
  it('sheet script: writes a profile below its columns, once', () => {
    const { rows, post } = sheetScript();
    expect([post(asha), post(asha)]).toEqual(['{"ok":true}', '{"ok":true}']);
    expect(rows[0]).toEqual(['id', 'uid', 'email', 'city']);
    expect(rows.slice(1)).toEqual([
      [expect.stringMatching(/^[0-9a-f]{64}$/), 'u', 'a@example.in', 'Jaipur'],
    ]);
  });

  it('sheet script: adds a column for a new field, and leaves a missing one empty', () => {
    const { rows, post } = sheetScript();
    post(asha);
    post({ uid: 'v', email: 'b@example.in', school: 'MNIT' });
    expect(rows[0]).toEqual(['id', 'uid', 'email', 'city', 'school']);
    expect(rows[2]!.slice(1)).toEqual(['v', 'b@example.in', '', 'MNIT']);
  });

  it('sheet script: refuses a row without a user, and columns that no field can have', () => {
    const { rows, post } = sheetScript();
    expect(post({ city: 'Jaipur' })).toBe('{"ok":false}');
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, n) => ['x'.repeat(n + 1), n]));
    post({ ...asha, '=1+1': 'x', ...many });
    expect(rows[0]).toHaveLength(44);
    expect(rows[0]).not.toContain('=1+1');
  });

  it('sheet script: mails a notice to its owner, at most twenty a day', () => {
    const { rows, mails, post } = sheetScript();
    const text = 'Sutra: messages are held\n\nHeld: 1\n';
    expect(post({ text, uid: 'u', email: 'thief@example.com' })).toBe('{"ok":true}');
    expect(mails).toEqual([['teacher@example.in', 'Sutra: messages are held', text]]);
    for (let n = 0; n < 19; n++) expect(post({ text })).toBe('{"ok":true}');
    expect(post({ text })).toBe('{"ok":false}');
    expect([mails.length, rows]).toEqual([20, []]);
  });
});
