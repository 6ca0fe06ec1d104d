import { describe, expect, it } from 'vitest';
import { looksAutomated } from '@/lib/submissions/intake/spam-trap';

describe('looksAutomated', () => {
  it.each([
    [{ honeypot: 'http://spam.example', elapsed: '60000', text: '' }],
    [{ honeypot: {}, elapsed: undefined, text: '' }],
    [{ honeypot: '', elapsed: '0', text: 'see https://spam.example' }],
    [{ honeypot: '', elapsed: '1999.9', text: 'WWW.spam.example' }],
    [{ honeypot: undefined, elapsed: 12, text: '<a href=x>' }],
  ])('looksAutomated: suspects %j', (form) => {
    expect(looksAutomated(form)).toBe(true);
  });

  it.each([
    [{ honeypot: '', elapsed: '0', text: 'A pasted question about 98 × 97' }],
    [{ honeypot: '', elapsed: '2000', text: 'https://example.in' }],
    [{ honeypot: ' ', elapsed: '86400000', text: 'https://example.in' }],
    [{ honeypot: undefined, elapsed: undefined, text: 'https://example.in' }],
    [{ honeypot: null, elapsed: '', text: 'https://example.in' }],
    [{ honeypot: '', elapsed: '-5', text: 'https://example.in' }],
    [{ honeypot: '', elapsed: 'NaN', text: 'https://example.in' }],
    [{ honeypot: '', elapsed: {}, text: 'https://example.in' }],
  ])('looksAutomated: does not suspect %j', (form) => {
    expect(looksAutomated(form)).toBe(false);
  });
});
