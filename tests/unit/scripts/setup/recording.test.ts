import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { COPIES, SITE } from '@/scripts/setup/answer';
import { isPath } from '@/scripts/setup/files';
import { questionsOf } from '@/scripts/setup/index';
import { changesOf, type Draft, valueAt } from '@/scripts/setup/questions';
import { AAC, H264, mp4, ogg } from '@/tests/support/media';
import { drawnPicture, writePicture } from '@/tests/support/pictures';
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

const HEVC = { ...H264, codec: 'hvc1' };
folder.write('whatsapp.ogg', ogg(29.8));
folder.write('iphone.mp4', mp4(20, [HEVC, AAC]));
folder.write('iphone.mov', mp4(20, [H264, AAC], 'qt'));
folder.write('silent.mp4', mp4(20, [H264]));
folder.write('large.mp4', Buffer.concat([mp4(20, [H264, AAC]), Buffer.alloc(3_000_000)]));
folder.write('song.mp3', 'This is a text.');
folder.write('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
folder.write('notes.srt', 'Namaste, I am the teacher.\n');
const still = await writePicture(folder.root, 'still.jpg', drawnPicture(64, 36).jpeg());

const VIDEO = path('My Lesson.MP4');
test.each<[string, [name: string, typed: string][], RegExp | null]>([
  [
    'no transcript',
    [
      ['teacher.voice', VIDEO],
      ['teacher.voice.transcript.text', ''],
    ],
    /^This must be a text/,
  ],
  [
    'only spaces as transcript',
    [
      ['teacher.voice', VIDEO],
      ['teacher.voice.transcript.text', '  '],
    ],
    /^This must be a text/,
  ],
  ['90 seconds', [['teacher.voice', path('long.mp4')]], /lasts 1 min 30 s: cut it to 30 seconds/],
  [
    'HEVC of an iPhone',
    [['teacher.voice', path('iphone.mp4')]],
    /HEVC \(H\.265\).*Most Compatible/,
  ],
  [
    'the container of an iPhone',
    [['teacher.voice', path('iphone.mov')]],
    /^iphone\.mov is a QuickTime video/,
  ],
  ['no sound', [['teacher.voice', path('silent.mp4')]], /silent\.mp4 has no sound/],
  ['too many bytes', [['teacher.voice', path('large.mp4')]], /has 3\.0 MB, and at most 3 MB/],
  [
    'a text with the name of a sound',
    [['teacher.voice', path('song.mp3')]],
    /^song\.mp3 .*Then write its path again\.$/,
  ],
  [
    'a drawing as picture',
    [
      ['teacher.voice', VIDEO],
      ['teacher.voice.poster', path('drawing.svg')],
    ],
    /^drawing\.svg is no JPEG/,
  ],
  [
    'no captions in the file',
    [
      ['teacher.voice', VIDEO],
      ['teacher.voice.captions', path('notes.srt')],
    ],
    /^notes\.srt has no captions/,
  ],
  [
    'a file where a link was',
    [
      ['teacher.voice', 'youtu.be/abc'],
      ['teacher.voice', VIDEO],
    ],
    null,
  ],
  [
    'a link where a file was',
    [
      ['teacher.voice', VIDEO],
      ['teacher.voice', 'youtu.be/abc'],
    ],
    null,
  ],
  ['a voice note of WhatsApp', [['teacher.voice', path('whatsapp.ogg')]], null],
])('setup: a recording with %s', (_title, answers, sentence) => {
  const draft = answer(answers);
  if (sentence) expect(draft).toMatch(sentence);
  else expect(voiceOf(draft)).toBeTruthy();
});

test('setup: copies a file while a fact still names it', () => {
  const both = accepted([
    ['teacher.voice', VIDEO],
    ['teacher.voice.poster', still],
    ['teacher.photo', still],
    ['teacher.voice.captions', path('words.txt')],
    ['teacher.voice.captionsIn.hi', path('words.txt')],
  ]);
  const once = accepted(
    [
      ['teacher.voice.captions', 'none'],
      ['teacher.photo', 'nahi'],
    ],
    both,
  );
  expect(valueAt(once, [SITE, 'teacher', 'photo'])).toBeNull();
  expect(Object.keys(once[COPIES]!).sort()).toEqual(['My-Lesson.mp4', 'still.jpg', 'words.vtt']);
  const never = accepted(
    [
      ['teacher.voice.captionsIn.hi', 'none'],
      ['teacher.voice.poster', '-'],
    ],
    once,
  );
  expect(Object.keys(never[COPIES]!)).toEqual(['My-Lesson.mp4']);
});
