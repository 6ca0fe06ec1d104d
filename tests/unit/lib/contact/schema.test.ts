import fc from '@/tests/support/fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contact } from '@/content/en/contact';
import {
  contactFields,
  contactLimits,
  type ContactErrors,
  type ContactValues,
} from '@/lib/contact/fields';
import { checkContact, contactSchema } from '@/lib/contact/schema';
import { awkwardLine, awkwardText, flaw, longText } from '@/tests/support/awkward-text';

const good: ContactValues = {
  name: 'Asha',
  email: 'asha@example.in',
  subject: 'Evening batch',
  message: 'Is there a batch after 7?\nThank you.',
};

function errors(change: Partial<ContactValues>): ContactErrors {
  const result = checkContact({ ...good, ...change });
  return 'errors' in result ? result.errors : {};
}

describe('checkContact', () => {
  it('returns a message in the order of the sheet', () => {
    const result = checkContact({ ...good, name: ' Asha\t' });
    expect(JSON.stringify(result)).toBe(JSON.stringify({ message: good }));
  });

  it('leaves Hindi as it was written, to the byte', () => {
    const hindi = { subject: 'शाम का बैच', message: 'क्या कक्षा 9 के लिए बैच है?\n\nक्‍ष और क्‌ष 🙏' };
    expect(checkContact({ ...good, ...hindi })).toEqual({ message: { ...good, ...hindi } });
  });

  it('names every field that is missing', () => {
    expect(errors({ name: '', email: ' ', subject: '\u200B', message: '\n\n' })).toEqual({
      name: 'missing',
      email: 'missing',
      subject: 'missing',
      message: 'missing',
    });
  });

  it.each(['name', 'subject', 'message'] as const)('holds the limit of the %s', (field) => {
    const limit = contactLimits[field];
    expect(errors({ [field]: 'x' })).toEqual({});
    expect(errors({ [field]: 'x'.repeat(limit) })).toEqual({});
    expect(errors({ [field]: ` ${'x'.repeat(limit)} ` })).toEqual({});
    expect(errors({ [field]: 'x'.repeat(limit + 1) })).toEqual({ [field]: 'too-long' });
  });

  it('holds the limit of the email', () => {
    const domain = `${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}`;
    const address = (length: number) => `${'a'.repeat(length - domain.length - 4)}@${domain}.in`;
    expect(errors({ email: address(240) })).toEqual({});
    expect(errors({ email: address(255) })).toEqual({ email: 'too-long' });
  });

  it.each(['\n', '\r', '\r\n', '\u2028', '\u0085', '\v'])(
    'refuses %j inside a one-line field, and keeps it in the message',
    (lineBreak) => {
      const text = `a${lineBreak}b`;
      expect(errors({ name: text, email: text, subject: text })).toEqual({
        name: 'line-break',
        email: 'line-break',
        subject: 'line-break',
      });
      expect(errors({ message: text })).toEqual({});
    },
  );

  it.each([
    'asha@example.in',
    'asha.r+maths@mail.example.co.in',
    "o'neill@example.com",
    'asha@xn--p1b6ci4b4b3a.xn--h2brj9c',
    'आशा@उदाहरण.भारत',
  ])('takes %s', (email) => {
    expect(errors({ email })).toEqual({});
  });

  it.each([
    ['asha.example.in', 'no-at'],
    ['@', 'malformed'],
    ['asha@', 'malformed'],
    ['@example.in', 'malformed'],
    ['asha@example', 'malformed'],
    ['asha@example.', 'malformed'],
    ['asha@.in', 'malformed'],
    ['asha@-example.in', 'malformed'],
    ['asha@@example.in', 'malformed'],
    ['asha r@example.in', 'malformed'],
    ['asha@example.in, ravi@example.in', 'malformed'],
    ['<asha@example.in>', 'malformed'],
  ] as const)('refuses %s as %s', (email, code) => {
    expect(errors({ email })).toEqual({ email: code });
  });

  it('takes every address a browser’s own field takes, if its domain has a dot', () => {
    const html5 = z.email({ pattern: z.regexes.html5Email });
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), (email) => {
        fc.pre(html5.safeParse(email).success && email.length <= contactLimits.email);
        expect(errors({ email })).toEqual({});
      }),
      { numRuns: 2_000 },
    );
  });

  it('answers a hostile address fast', () => {
    const started = performance.now();
    errors({ email: `a@${'a-'.repeat(120)}` });
    errors({ email: `a@${'a.'.repeat(120)}!` });
    expect(performance.now() - started).toBeLessThan(100);
  });
});

describe('contactSchema', () => {
  it('refuses fields it does not know', () => {
    expect(contactSchema.safeParse({ ...good, isAdmin: 'yes' }).success).toBe(false);
    expect(contactSchema.safeParse(JSON.parse('{"__proto__":{"name":"x"}}')).success).toBe(false);
  });

  it('never throws, and what it lets through is clean and within its limits', () => {
    const text = fc.oneof(awkwardText, awkwardLine);
    const line = (field: 'name' | 'subject') =>
      fc.oneof(
        { weight: 8, arbitrary: awkwardLine },
        { weight: 1, arbitrary: fc.oneof(awkwardText, longText(contactLimits[field])) },
      );
    const likely = fc.record({
      name: line('name'),
      email: fc.emailAddress({ size: 'small' }),
      subject: line('subject'),
      message: fc.oneof({ weight: 8, arbitrary: text }, longText(contactLimits.message)),
    });
    const anything = fc.oneof(
      { weight: 4, arbitrary: likely },
      fc.record({ name: text, email: text, subject: text, message: text }),
      fc.anything(),
      fc.dictionary(fc.constantFrom(...contactFields, '__proto__', 'constructor'), fc.anything()),
    );
    let accepted = 0;
    fc.assert(
      fc.property(anything, (input) => {
        const result = contactSchema.safeParse(input);
        if (!result.success) return;
        accepted++;
        expect(Object.keys(result.data)).toEqual([...contactFields]);
        const flaws = contactFields.map((field) => {
          const value = result.data[field];
          if (value.length === 0 || value.length > contactLimits[field]) return 'its length';
          if (field !== 'message' && value.includes('\n')) return 'a line break';
          return flaw(value, (input as ContactValues)[field]);
        });
        expect(flaws).toEqual(['', '', '', '']);
      }),
      { numRuns: 10_000 },
    );
    expect(accepted).toBeGreaterThan(2_000);
  });

  it('has a sentence for every complaint it can make', () => {
    const long = 'x'.repeat(6_000);
    const complaints = ['', long, 'a\nb', 'no sign', 'a@b'].map((text) =>
      errors({ name: text, email: text, subject: text, message: text }),
    );
    for (const complaint of complaints) {
      for (const [field, code] of Object.entries(complaint)) {
        expect(contact.form.errors[field as keyof ContactErrors]).toHaveProperty(code);
      }
    }
  });
});
