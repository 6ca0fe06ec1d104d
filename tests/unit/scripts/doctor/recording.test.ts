import { expect, test } from 'vitest';
import { languageNames } from '@/content/pages';
import { recordingNotes } from '@/scripts/doctor/recording';
import { untranslated } from '@/tests/support/untranslated';

const translations = Object.fromEntries(
  languageNames.slice(1).map((name) => [name, 'words']),
) as unknown as typeof untranslated;
const transcript = { text: 'words', textIn: translations };
const whole = {
  file: 'a.mp4',
  transcript,
  poster: 'a.jpg',
  captions: 'a.vtt',
  captionsIn: untranslated,
};

test('doctor: says what a recording lacks for some of those who come', () => {
  expect(recordingNotes(whole, 'video')).toEqual([]);
  expect(
    recordingNotes({ ...whole, file: 'a.m4a', poster: null, captions: null }, 'audio'),
  ).toEqual([]);
  expect(recordingNotes({ ...whole, file: 'a.opus' }, 'audio')).toEqual([
    expect.stringMatching(/iPhones.*a\.opus: save it as M4A or MP3\.$/),
  ]);
  expect(recordingNotes({ ...whole, poster: null, captions: null }, 'video')).toEqual([
    expect.stringMatching(/captions are made/),
    expect.stringMatching(/dark frame/),
  ]);
  const untold = { ...whole, transcript: { text: 'words', textIn: untranslated } };
  expect(recordingNotes(untold, 'video')[0]).toMatch(/not written in Hindi/);
});
