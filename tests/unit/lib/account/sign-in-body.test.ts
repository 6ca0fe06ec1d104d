import fc from '@/tests/support/fast-check';
import { describe, expect, it } from 'vitest';
import { readIdToken, signInSchema, TOKEN_LIMIT } from '@/lib/account/sign-in-body';

const token = 'x'.repeat(TOKEN_LIMIT);

describe('readIdToken', () => {
  it('reads the token and nothing else', () => {
    expect(readIdToken(JSON.stringify({ idToken: 'a.b.c' }))).toBe('a.b.c');
    expect(readIdToken(JSON.stringify({ idToken: token }))).toBe(token);
    expect(readIdToken(JSON.stringify({ idToken: `${token}x` }))).toBeUndefined();
  });

  it.each([
    '',
    'null',
    '1',
    '"a.b.c"',
    '[]',
    '{}',
    '{"idToken":""}',
    '{"idToken":null}',
    '{"idToken":["a.b.c"]}',
    '{"idToken":{"toString":1}}',
    '{"idToken":"a.b.c","uid":"other"}',
    '{"__proto__":{"idToken":"a.b.c"}}',
    '{"idToken":"a.b.c"',
  ])('reads %s as no token', (body) => expect(readIdToken(body)).toBeUndefined());

  it('throws at no body, and never makes up a token', () => {
    const names = fc.constantFrom('idToken', '__proto__', 'constructor', 'uid');
    const value = fc.oneof(fc.string(), fc.jsonValue({ maxDepth: 1 }));
    const body = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json({ maxDepth: 1 }),
      fc.dictionary(names, value, { maxKeys: 2 }).map((parts) => JSON.stringify(parts)),
    );
    let accepted = 0;
    fc.assert(
      fc.property(body, (text) => {
        const read = readIdToken(text);
        if (read === undefined) return;
        accepted++;
        expect(JSON.parse(text)).toEqual({ idToken: read });
        expect(typeof read).toBe('string');
      }),
      { numRuns: 10_000 },
    );
    expect(accepted).toBeGreaterThan(100);
  });
});

it('the schema takes any value whatever without a throw', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (value) => {
      expect(signInSchema.safeParse(value).success).toBe(false);
    }),
    { numRuns: 10_000 },
  );
});
