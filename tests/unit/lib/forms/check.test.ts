import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkForm } from '@/lib/forms/check';
import { cleanEmail, isEmail } from '@/lib/text/email';
import { type FieldRule, type Fields, type Values } from '@/lib/forms/field';
import fc from '@/tests/support/fast-check';
import { awkwardLine, awkwardText, flaw, longText } from '@/tests/support/awkward-text';
import { meantValues } from './tables';

/** The code for one field with this value. */
function codeOf(field: FieldRule, value: string | string[] | boolean) {
  const result = checkForm<Fields>({ field }, { field: value } as Values<Fields>);
  return 'errors' in result ? result.errors.field : undefined;
}

it('text field: is returned clean', () => {
  const fields: Fields = { name: { type: 'text' }, secret: { type: 'password' } };
  expect(checkForm(fields, { name: ' Asha\t', secret: ' x ' })).toEqual({
    values: { name: 'Asha', secret: ' x ' },
  });
});

it('required field: refuses what is empty', () => {
  for (const text of ['', ' ', '\u200B', '\n\n'] as const) {
    expect
      .soft(codeOf({ type: 'text', required: true }, text), JSON.stringify(text))
      .toBe('missing');
    expect.soft(codeOf({ type: 'text' }, text), JSON.stringify(text)).toBeUndefined();
  }
});

it('text field: holds its limits, not counting spaces around it', () => {
  const field: FieldRule = { type: 'text', min: 2, max: 4 };
  const codes = ['x', 'xx', ' xxxx ', 'xxxxx'].map((text) => codeOf(field, text));
  expect(codes).toEqual(['too-short', undefined, undefined, 'too-long']);
});

it('email and tel field: take what is meant', () => {
  for (const [type, given, value] of meantValues) {
    expect
      .soft(checkForm({ field: { type } }, { field: given }), given)
      .toEqual({ values: { field: value } });
  }
});

const lineBreaks = ['\n', '\r', '\r\n', '\u2028', '\u0085', '\v'];
it('text field: refuses line breaks', () => {
  for (const lineBreak of lineBreaks) {
    expect
      .soft(codeOf({ type: 'text' }, `a${lineBreak}b`), JSON.stringify(lineBreak))
      .toBe('line-break');
    expect
      .soft(codeOf({ type: 'textarea' }, `a${lineBreak}b`), JSON.stringify(lineBreak))
      .toBeUndefined();
  }
});

it('list: takes its options and nothing else', () => {
  const field: FieldRule = { type: 'select', options: ['a', 'b'] };
  for (const text of ['a', '']) expect(codeOf(field, text), text).toBeUndefined();
  for (const text of ['c', 'a ', '__proto__']) expect(codeOf(field, text), text).toBe('unknown');
  const boxes: FieldRule = { type: 'checkboxes', options: ['a', 'b'] };
  expect(codeOf(boxes, ['a', 'b'])).toBeUndefined();
  for (const list of [
    ['a', 'c'],
    ['a', 'b', 'a'],
  ])
    expect(codeOf(boxes, list)).toBe('unknown');
});

it('any form: never throws, and what it accepts is clean, within its limits, and accepted again', () => {
  const fields = {
    line: { type: 'text', required: true, max: 40 },
    text: { type: 'textarea', max: 50 },
  } as const satisfies Fields;
  const typed = fc.record({
    line: fc.oneof({ weight: 6, arbitrary: awkwardLine }, awkwardText, longText(40)),
    text: fc.oneof({ weight: 6, arbitrary: awkwardText }, longText(50)),
  });
  let accepted = 0;
  fc.assert(
    fc.property(typed, (values) => {
      const result = checkForm(fields, values);
      if ('errors' in result) return Object.keys(result.errors).length > 0;
      accepted++;
      const { line, text } = result.values;
      expect(checkForm(fields, result.values)).toEqual(result);
      expect(line.length > 0 && line.length <= 40 && text.length <= 50).toBe(true);
      expect(line).not.toContain('\n');
      expect(flaw(line, values.line) + flaw(text, values.text)).toBe('');
    }),
    { numRuns: 10_000 },
  );
  expect(accepted).toBeGreaterThan(2_000);
});

it('email: accepts addresses of any script', () => {
  const latin = ['asha@example.in', 'asha.r+maths@mail.example.co.in', "o'neill@a.co"];
  for (const text of [...latin, 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c', 'आशा@उदाहरण.भारत']) {
    expect(codeOf({ type: 'email' }, ` ${text} `), text).toBeUndefined();
  }
});

it('email: refuses what is no address', () => {
  for (const [code, ...texts] of [
    ['no-at', 'asha.example.in'],
    ['malformed', '@', 'asha@', '@example.in', 'asha@example', 'asha@example.', 'asha@.in'],
    ['malformed', 'asha@-example.in', 'asha@example-.in', 'asha@@example.in', 'asha r@example.in'],
    ['malformed', 'asha😀@example.in', 'asha₹@example.in'],
    ['malformed', 'asha@example.in, ravi@example.in', `${'a'.repeat(65)}@a.in`],
  ]) {
    for (const text of texts) expect.soft(codeOf({ type: 'email' }, text), text).toBe(code);
  }
});

it('email: has at most 254 characters', () => {
  const domain = `${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}`;
  const address = (length: number) => `${'a'.repeat(length - domain.length - 4)}@${domain}.in`;
  expect([254, 255].map((length) => isEmail(address(length)))).toEqual([true, false]);
});

it('email: one that is too long by far is not cleaned, which would take the square of its length', () => {
  const text = `${'x'.repeat(60_000)}@example.in.`;
  expect(cleanEmail(text)).toBe(text);
  expect(codeOf({ type: 'email', max: 254 }, text)).toBe('too-long');
});

it('email: accepts every address that a browser accepts, if its domain has a dot', () => {
  const html5 = z.email({ pattern: z.regexes.html5Email });
  fc.assert(
    fc.property(fc.emailAddress({ size: 'small' }), (email) => {
      fc.pre(html5.safeParse(email).success && email.length <= 254);
      expect(isEmail(email)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
