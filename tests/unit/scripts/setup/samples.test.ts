import { expect, test, vi } from 'vitest';
import site from '@/content/site.json';
import { SAMPLES, SITE, suggestionOf } from '@/scripts/setup/answer';
import { questionsOf } from '@/scripts/setup/index';
import { type Draft, valueAt } from '@/scripts/setup/questions';
import { accepted, questionIn, start } from '@/tests/support/setup-answers';

const sampled = (...paths: string[]): Draft => ({ ...start, [SAMPLES]: { [SITE]: paths } });

test('setup: Enter keeps a fact and leaves it a sample, and ok confirms it', () => {
  expect(accepted([['city', '']])).toEqual(start);
  const { [SAMPLES]: left, ...others } = accepted([['city', 'OK']]);
  expect(others).toEqual({ ...start, [SAMPLES]: undefined });
  expect(left![SITE]).toEqual(['name']);
});

test('setup: forgets the sample in Hindi with the sample in English', () => {
  const teaching = { ...site.teaching, exams: ['CAT'], examsIn: { hi: ['CAT'] } };
  const draft: Draft = {
    ...sampled('teaching.exams', 'teaching.examsIn'),
    [SITE]: { ...start[SITE], teaching },
  };
  const changed = accepted([['teaching.exams', 'JEE and NEET']], draft);
  expect(changed[SITE]!.teaching).toMatchObject({ exams: ['JEE', 'NEET'] });
  expect(changed[SITE]!.teaching).not.toHaveProperty('examsIn');
  expect(changed[SAMPLES]).toEqual({});
  const asked = questionsOf(changed, 'teaching').map(({ path }) => path.slice(2).join('.'));
  expect(asked).not.toContain('examsIn.hi');
  const words = accepted(
    [
      ['teaching.exams', 'JEE, bank exams'],
      ['teaching.examsIn.hi', 'JEE, बैंक परीक्षाएँ'],
    ],
    draft,
  );
  expect(valueAt(words, [SITE, 'teaching', 'examsIn'])).toEqual({ hi: ['JEE', 'बैंक परीक्षाएँ'] });
  expect(accepted([['teaching.exams', 'ok']], draft)[SITE]).toEqual(draft[SITE]);
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
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T09:00:00+05:30') });
  const since1979 = accepted([['teacher.since', '1979']], sampled('teaching.years'));
  expect(suggestionOf(since1979, questionIn(since1979, 'teaching.years'))).toBe(47);
  const profileUrlAfter = (sheet: string) =>
    accepted([['PROFILE_URL', '']], accepted([['CONTACT_SHEET_URL', sheet]]))['.env']!.PROFILE_URL;
  const sheet = 'https://script.google.com/macros/s/a/exec';
  expect(profileUrlAfter(sheet)).toBe(sheet);
  expect(profileUrlAfter('https://sheet.example.in/rows') ?? null).toBeNull();
});
