import { describe, expect, it } from 'vitest';
import { looksAutomated } from '@/lib/submissions/traps';

describe('looksAutomated', () => {
  it.each([
    [{ honeypot: 'http://spam.example', elapsed: '60000' }],
    [{ honeypot: {}, elapsed: undefined }],
    [{ honeypot: '', elapsed: '0' }],
    [{ honeypot: '', elapsed: '1999.9' }],
    [{ honeypot: undefined, elapsed: 12 }],
  ])('suspects %j', (form) => {
    expect(looksAutomated(form)).toBe(true);
  });

  it.each([
    [{ honeypot: '', elapsed: '2000' }],
    [{ honeypot: ' ', elapsed: '86400000' }],
    [{ honeypot: undefined, elapsed: undefined }],
    [{ honeypot: null, elapsed: '' }],
    [{ honeypot: '', elapsed: '-5' }],
    [{ honeypot: '', elapsed: 'NaN' }],
    [{ honeypot: '', elapsed: {} }],
  ])('does not suspect %j', (form) => {
    expect(looksAutomated(form)).toBe(false);
  });
});
