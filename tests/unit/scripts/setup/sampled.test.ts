import { expect, test } from 'vitest';
import { SAMPLES, SITE, suggestionOf } from '@/scripts/setup/answer';
import { valueAt } from '@/scripts/setup/questions';
import { accepted, questionIn, start } from '@/tests/support/setup-answers';

const sampled = (...paths: string[]) => ({
  ...start,
  [SAMPLES]: { [SITE]: paths },
});

test('setup: Enter leaves out a link of the sample teacher, and keeps one that was typed', () => {
  for (const name of ['screenshotForm', 'social.linkedin', 'social.instagram']) {
    const draft = sampled(name, 'phone');
    const left = accepted([[name, '']], draft);
    expect(valueAt(left, [SITE, ...name.split('.')])).toBeNull();
    expect(left[SAMPLES]).toEqual({ [SITE]: ['phone'] });
    expect(accepted([[name, 'ok']], draft)[SITE]).toEqual(start[SITE]);
    expect(accepted([[name, '']])).toEqual(start);
  }
});

test('setup: suggests the owner’s own facts where the sample has another', () => {
  const draft = sampled('legal.grievance.email', 'legal.grievance.phone', 'phone');
  expect(suggestionOf(draft, questionIn(draft, 'legal.grievance.email'))).toBe('hello@example.in');
  expect(suggestionOf(draft, questionIn(draft, 'legal.grievance.phone'))).toBeUndefined();
  const inTamil = accepted([['languages', 'Tamil']], sampled('course.languages', 'languages'));
  expect(suggestionOf(inTamil, questionIn(inTamil, 'course.languages'))).toEqual(['ta']);
  const sheet = accepted([['CONTACT_SHEET_URL', 'https://script.google.com/macros/s/a/exec']]);
  expect(accepted([['PROFILE_URL', '']], sheet)['.env']).toMatchObject({
    PROFILE_URL: 'https://script.google.com/macros/s/a/exec',
  });
  const other = accepted([['CONTACT_SHEET_URL', 'https://sheet.example.in/rows']]);
  expect(accepted([['PROFILE_URL', '']], other)['.env']!.PROFILE_URL ?? null).toBeNull();
});
