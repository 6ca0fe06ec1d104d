import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { COPIES, SITE } from '@/scripts/setup/answer';
import { isPath } from '@/scripts/setup/files';
import { questionsOf } from '@/scripts/setup/index';
import { changesOf, type Draft, valueAt } from '@/scripts/setup/questions';
import { AAC, H264, mp4, ogg } from '@/tests/support/media';
import { scratch } from '@/tests/support/scratch';
import { accepted, answer, start } from '@/tests/support/setup-answers';

const folder = scratch();
afterAll(() => folder.remove());
const path = (name: string) => join(folder.root, name);
mkdirSync(path('मेरी फ़ाइलें'));
folder.write('मेरी फ़ाइलें/आवाज़.opus', ogg(20));
folder.write('My Lesson.MP4', mp4(20, [H264, AAC]));
folder.write('voice note.mp3', mp4(20, [AAC]));
folder.write('नमूना 1.m4a', mp4(20, [AAC]));
folder.write('long.mp4', mp4(90, [H264, AAC]));
folder.write('words.txt', 'WEBVTT\n\n00:00.000 --> 00:02.000\nHi\n');

const voiceOf = (draft: Draft | string) =>
  typeof draft === 'string' ? draft : valueAt(draft, [SITE, 'teacher', 'voice']);
const give = (typed: string, draft = start) => answer([['teacher.voice', typed]], draft);

test.each([
  [path('मेरी फ़ाइलें/आवाज़.opus'), 'voice.opus'],
  [`'${path('My Lesson.MP4')}'`, 'My-Lesson.mp4'],
  [path('My Lesson.MP4').replaceAll(' ', '\\ '), 'My-Lesson.mp4'],
  [`file://${encodeURI(path('My Lesson.MP4'))}`, 'My-Lesson.mp4'],
  [path('नमूना 1.m4a'), 'voice-1.m4a'],
  // Named by what it is.
  [path('voice note.mp3'), 'voice-note.m4a'],
])('setup: takes a recording at %s', (typed, file) => {
  const draft = give(typed);
  expect(voiceOf(draft)).toEqual({ file });
  expect(valueAt(draft as Draft, [COPIES, file])).toMatch(folder.root);
});

test.each([
  [path('long.mp4'), /lasts 1 min 30 s.*Then write its path again\.$/],
  [path('nothing.mp4'), /^There is no file .*nothing\.mp4/],
  ['~/Downloads/lesson.mp4', /^There is no file .*lesson\.mp4/],
  ['lesson.mov', /^There is no file lesson\.mov/],
])('setup: refuses a recording at %s', (typed, sentence) => {
  expect(give(typed)).toMatch(sentence);
});

test.each([
  'youtu.be/abc',
  '@ganit',
  'https://example.in/voice.mp3',
  'www.example.in/a.mp4',
  'none',
])('setup: %s is no path', (typed) => expect(isPath(typed)).toBe(false));

const names = (draft: Draft) =>
  questionsOf(draft, 'teacher').flatMap(({ path: [, , name, ...parts] }) =>
    name === 'voice' ? parts.join('.') : [],
  );

test('setup: asks for the words of a recording, and for picture and captions of a video alone', () => {
  expect(names(start)).toEqual(['']);
  const sound = accepted([['teacher.voice', path('voice note.mp3')]]);
  expect(names(sound)).toEqual(['', 'transcript.text', 'transcript.textIn.hi']);
  const video = accepted([['teacher.voice', path('My Lesson.MP4')]], sound);
  expect(names(video)).toEqual([
    ...['', 'transcript.text', 'transcript.textIn.hi', 'poster', 'captions', 'captionsIn.hi'],
  ]);
  const told = accepted(
    [
      ['teacher.voice.transcript.text', 'Namaste.'],
      ['teacher.voice.transcript.textIn.hi', 'नमस्ते।'],
      ['teacher.voice.captionsIn.hi', path('words.txt')],
    ],
    video,
  );
  expect(voiceOf(told)).toEqual({
    file: 'My-Lesson.mp4',
    transcript: { text: 'Namaste.', textIn: { hi: 'नमस्ते।' } },
    captionsIn: { hi: 'words.vtt' },
  });
  const kept = accepted([['teacher.voice', '']], told);
  expect(voiceOf(kept)).toEqual(voiceOf(told));
  expect(voiceOf(accepted([['teacher.voice', path('My Lesson.MP4')]], told))).toEqual(
    voiceOf(told),
  );
  const without = accepted([['teacher.voice', 'none']], told);
  expect(voiceOf(without)).toBeNull();
  expect(Object.keys(valueAt(told, [COPIES]) as object)).toContain('My-Lesson.mp4');
  expect(Object.keys(valueAt(without, [COPIES]) as object)).not.toContain('My-Lesson.mp4');
  const questions = questionsOf(told, 'teacher');
  expect(changesOf(start, told, questions).filter((line) => /hear or see/.test(line))).toEqual([
    expect.stringMatching(/none → My-Lesson\.mp4$/),
  ]);
  expect(answer([['teacher.voice.transcript.text', '']], video)).toMatch(/must be a text/);
});
