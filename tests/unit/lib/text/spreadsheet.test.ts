import { expect, it } from 'vitest';
import fc from '@/tests/support/fast-check';
import { composeBody } from '@/lib/server/submissions/kinds';
import { toTypedRow } from '@/lib/text/spreadsheet';
import { contactPayload, profilePayload, T0 } from '@/tests/support/rows';
import { isKept, typeCell } from '@/tests/support/typed-cell';
import { readTable } from '@/tests/support/table';

const locales = ['en-IN', 'en-US'] as const;

/** Texts that a sheet would change, and those that it leaves as they are. */
const CHANGED = readTable(import.meta.dirname, 'sheet-changes.txt').flat();
const LEFT = ['', ...readTable(import.meta.dirname, 'sheet-leaves.txt').flat()];

const typed = (text: string, key = 'street') => toTypedRow([{ key, heading: 'cell', text }]).cell!;

it('sheet values: a quote keeps what a sheet would change', () => {
  for (const text of CHANGED) {
    const isAlwaysKept = locales.every((locale) => isKept(typeCell(text, locale), text));
    expect.soft(isAlwaysKept, 'the stand-in changes it').toBe(false);
    expect.soft(typed(text), text).toBe(`'${text}`);
    for (const locale of locales)
      expect.soft(typeCell(typed(text), locale), text).toEqual({ kind: 'text', value: text });
  }
});

it('sheet values: others are left as they are', () => {
  for (const text of LEFT) {
    const cell = typed(text);
    // Formulas are neutralised, as everywhere.
    if (!/^[%]/.test(text)) expect.soft(cell, text).toBe(text);
    for (const locale of locales)
      expect.soft(isKept(typeCell(cell, locale), text), text).toBe(true);
  }
});

const pieces = ['0', '1', '12', '4', '2024', '31', ...'/-:., %₹$()'];
const words = ['e', 'E', 'am', 'PM', 'May', 'jan', 'TRUE', "'", 'x', 'MG Road', 'क', '९'];

it('sheet values: 5,000 generated texts are all read again as they were typed', () => {
  const text = fc.array(fc.constantFrom(...pieces, ...words), { minLength: 1, maxLength: 7 });
  const wrong = fc
    .sample(text, 5_000)
    .map((parts) => parts.join(''))
    .filter((each) => locales.some((locale) => !isKept(typeCell(typed(each), locale), each)));
  expect(wrong.filter((each) => typed(each) === each)).toEqual([]);
});

it('sheet values: a name has no quote, whatever it looks like', () => {
  for (const text of ['May 4', '12/4', 'June']) {
    expect([typed(text, 'name'), typed(text, 'parentName')]).toEqual([text, text]);
  }
});

it('sheet values: takes time in proportion to the text', () => {
  for (const piece of ['1', '1,', ' ', '1/', 'may ', '1 ', '(', "'"]) typed(piece.repeat(5_000));
});

const address = { ...profilePayload().address, street: '12/4', zipCode: '02139' };

it('bodies: quote for a sheet service what it would change, and never the timestamp', () => {
  const profile = profilePayload({ address, phone: '9876543210', name: 'May 4' });
  const body = (type: 'sheet' | 'script') =>
    JSON.parse(composeBody(type, { kind: 'profile', payload: profile, acceptedAt: T0 })) as {
      data: Record<string, string>[];
    };
  expect(body('sheet').data[0]).toMatchObject({
    Name: 'May 4',
    'Street Address': "'12/4",
    'Zip Code': "'02139",
    'Date of Birth': "'2010-05-04",
    Phone: '9876543210',
    Timestamp: '2025-11-21T09:30:00+05:30',
  });
  expect(body('script')).toMatchObject({
    streetAddress: '12/4',
    zipCode: '02139',
    dateOfBirth: '2010-05-04',
  });
});

it('bodies: a message has the quote for a sheet service, and none for a script', () => {
  const payload = contactPayload({ subject: '1/2', message: 'What is 1/2?' });
  const body = (type: 'sheet' | 'script') =>
    composeBody(type, { kind: 'contact', payload, acceptedAt: T0 });
  expect(body('sheet')).toContain(`"subject":"'1/2","message":"What is 1/2?"`);
  expect(body('script')).toContain('"subject":"1/2","message":"What is 1/2?"');
});
