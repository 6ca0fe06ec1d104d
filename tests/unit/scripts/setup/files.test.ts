import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { applyAnswer, COPIES, coverRefusal, SITE } from '@/scripts/setup/answer';
import { questionsOf } from '@/scripts/setup/index';
import { changesOf, type Draft, valueAt } from '@/scripts/setup/questions';
import { AAC, H264, mp4, ogg } from '@/tests/support/media';
import { drawnPicture, writePicture } from '@/tests/support/pictures';
import { scratch } from '@/tests/support/scratch';
import { accepted, answer, asked, questionIn, start } from '@/tests/support/setup-answers';

const folder = scratch();
afterAll(() => folder.remove());
const path = (name: string) => join(folder.root, name);

const files = {
  'मेरी फ़ाइलें/आवाज़.opus': ogg(20),
  'My Lesson.MP4': mp4(20, [H264, AAC]),
  'voice note.mp3': mp4(20, [AAC]),
  'नमूना 1.m4a': mp4(20, [AAC]),
  'whatsapp.ogg': ogg(29.8),
  'long.mp4': mp4(90, [H264, AAC]),
  'iphone.mp4': mp4(20, [{ ...H264, codec: 'hvc1' }, AAC]),
  'iphone.mov': mp4(20, [H264, AAC], 'qt'),
  'silent.mp4': mp4(20, [H264]),
  'large.mp4': Buffer.concat([mp4(20, [H264, AAC]), Buffer.alloc(3_000_000)]),
  'song.mp3': 'This is a text.',
  'words.txt': 'WEBVTT\n\n00:00.000 --> 00:02.000\nHi\n',
  'notes.srt': 'Namaste, I am the teacher.\n',
  'My Photo (1).JPG': Buffer.from('ffd8ffe000104a46', 'hex'),
  'phone.jpg': Buffer.from('000000186674797068656963', 'hex'),
  'drawing.png': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
for (const [name, bytes] of Object.entries(files)) folder.write(name, bytes);
await writePicture(folder.root, 'मेरा कवर.jpg', drawnPicture(600, 900).jpeg());
await writePicture(folder.root, 'cover.jpg', drawnPicture(600, 900).jpeg());
await writePicture(path('मेरी फ़ाइलें'), 'cover.jpg', drawnPicture(610, 900).jpeg());
await writePicture(folder.root, 'tiny.png', drawnPicture(60, 90).png());
await writePicture(folder.root, 'scan.jpg', drawnPicture(600, 900).png());
await writePicture(folder.root, 'still.jpg', drawnPicture(64, 36).jpeg());

const VIDEO = path('My Lesson.MP4');
const withVideo = accepted([['teacher.voice', VIDEO]], asked);
const nameOf = (value: unknown) => (value as { file?: string } | null)?.file ?? value;
const voiceOf = (draft: Draft) => valueAt(draft, [SITE, 'teacher', 'voice']);
const copiesOf = (draft: Draft) => Object.keys(draft[COPIES]!).sort();

/** As people give a path: typed, quoted, dropped on a terminal, copied in a file manager. */
const waysToType = (path: string) => [
  path,
  `'${path}'`,
  path.replaceAll(/[ ()]/g, '\\$&'),
  `file://${encodeURI(path)}`,
];

test.each([
  ['teacher.photo', 'My Photo (1).JPG', 'My-Photo-1.jpg'],
  ['teacher.voice', 'मेरी फ़ाइलें/आवाज़.opus', 'voice.opus'],
  ['teacher.voice', 'My Lesson.MP4', 'My-Lesson.mp4'],
  ['teacher.voice', 'नमूना 1.m4a', 'voice-1.m4a'],
  ['teacher.voice', 'whatsapp.ogg', 'whatsapp.ogg'],
  // Named by what it is.
  ['teacher.voice', 'voice note.mp3', 'voice-note.m4a'],
  ['ganit.cover', 'मेरा कवर.jpg', 'picture.jpg'],
])('setup: takes as %s the file %s, by a plain name', (name, file, copied) => {
  for (const typed of waysToType(path(file))) {
    const draft = accepted([[name, typed]], asked);
    expect(nameOf(valueAt(draft, questionIn(draft, name).path)), typed).toBe(copied);
    expect(draft[COPIES], typed).toEqual({ [copied]: path(file) });
  }
});

test.each([
  ['teacher.photo', 'phone.jpg', /^phone\.jpg is no JPEG/],
  ['teacher.voice', 'nothing.mp4', /^There is no file .*nothing\.mp4/],
  [
    'teacher.voice',
    'long.mp4',
    /lasts 1 min 30 s: cut it to 30 seconds.*Then write its path again/,
  ],
  ['teacher.voice', 'iphone.mp4', /HEVC \(H\.265\).*Most Compatible/],
  ['teacher.voice', 'iphone.mov', /^iphone\.mov is a QuickTime video/],
  ['teacher.voice', 'silent.mp4', /silent\.mp4 has no sound/],
  ['teacher.voice', 'large.mp4', /has 3\.0 MB, and at most 3 MB/],
  ['teacher.voice', 'song.mp3', /^song\.mp3 .*Then write its path again\.$/],
  ['teacher.voice.poster', 'drawing.png', /^drawing\.png is no JPEG/],
  ['teacher.voice.captions', 'notes.srt', /^notes\.srt has no captions/],
  ['ganit.cover', 'scan.jpg', /^scan\.jpg is a PNG picture\. Rename it.* ends in \.png\./],
  ['ganit.cover', 'drawing.png', /^drawing\.png is no JPEG, PNG.*\..* save it as JPEG\./],
])('setup: refuses as %s the file %s, with a sentence', (name, file, sentence) => {
  expect(answer([[name, path(file)]], withVideo)).toMatch(sentence);
});

const partsOfVoice = (draft: Draft) =>
  questionsOf(draft, 'teacher').flatMap(({ path: [, , name, ...parts] }) =>
    name === 'voice' ? parts.join('.') : [],
  );

test('setup: asks for the words of a recording, and for picture and captions of a video alone', () => {
  expect(partsOfVoice(start)).toEqual(['']);
  const sound = accepted([['teacher.voice', path('voice note.mp3')]]);
  const words = ['', 'transcript.text', 'transcript.textIn.hi'];
  expect(partsOfVoice(sound)).toEqual(words);
  const video = accepted([['teacher.voice', VIDEO]], sound);
  expect(partsOfVoice(video)).toEqual([...words, 'poster', 'captions', 'captionsIn.hi']);
  for (const typed of ['', '  ']) {
    expect(answer([['teacher.voice.transcript.text', typed]], video)).toMatch(/must be a text/);
  }
  const told = accepted(
    [
      ['teacher.voice.transcript.text', 'Namaste.'],
      ['teacher.voice.transcript.textIn.hi', 'नमस्ते।'],
      ['teacher.voice.captionsIn.hi', path('words.txt')],
    ],
    video,
  );
  const whole = {
    file: 'My-Lesson.mp4',
    transcript: { text: 'Namaste.', textIn: { hi: 'नमस्ते।' } },
    captionsIn: { hi: 'words.vtt' },
  };
  for (const typed of ['', VIDEO]) {
    expect(voiceOf(accepted([['teacher.voice', typed]], told))).toEqual(whole);
  }
  const without = accepted([['teacher.voice', 'none']], told);
  expect(voiceOf(without)).toBeNull();
  expect([told, without].map((draft) => 'My-Lesson.mp4' in draft[COPIES]!)).toEqual([true, false]);
  const link = accepted([['teacher.voice', 'youtu.be/abc']], told);
  expect(voiceOf(link)).toBe('https://youtu.be/abc');
  expect(voiceOf(accepted([['teacher.voice', VIDEO]], link))).toEqual({ file: 'My-Lesson.mp4' });
  const changes = changesOf(start, told, questionsOf(told, 'teacher'));
  expect(changes.filter((line) => /hear or see/.test(line))).toEqual([
    expect.stringMatching(/none → My-Lesson\.mp4$/),
  ]);
});

test('setup: copies a file while a fact still names it', () => {
  const both = accepted([
    ['teacher.voice', VIDEO],
    ['teacher.voice.poster', path('still.jpg')],
    ['teacher.photo', path('still.jpg')],
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
  expect(copiesOf(once)).toEqual(['My-Lesson.mp4', 'still.jpg', 'words.vtt']);
  const never = accepted(
    [
      ['teacher.voice.captionsIn.hi', 'none'],
      ['teacher.voice.poster', '-'],
    ],
    once,
  );
  expect(copiesOf(never)).toEqual(['My-Lesson.mp4']);
});

test('setup: copies two pictures of one name', () => {
  const other = path('मेरी फ़ाइलें/cover.jpg');
  const draft = accepted(
    [
      ['tez.cover', path('cover.jpg')],
      ['ganit.cover', other],
    ],
    asked,
  );
  expect(valueAt(draft, ['content/books.json', 'ganit', 'cover'])).toBe('cover-2.jpg');
  expect(draft[COPIES]).toEqual({ 'cover.jpg': path('cover.jpg'), 'cover-2.jpg': other });
});

test('setup: looks at the whole picture of a cover before it takes it', async () => {
  const refusalOf = (typed: string) => {
    const next = applyAnswer(asked, questionIn(asked, 'ganit.cover'), typed) as Draft;
    return coverRefusal(next, questionIn(next, 'ganit.cover'));
  };
  expect(await refusalOf(path('tiny.png'))).toMatch(/tiny\.png is 60 × 90 pixels/);
  expect(await refusalOf(path('cover.jpg'))).toBeUndefined();
  expect(await refusalOf('crossing')).toBeUndefined();
});
