import { mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeCaptions, readCaptions } from '@/build/recording/captions';
import { endError, inspectRecording } from '@/build/recording/inspect';
import { definedRecording, provideRecording, recordingErrors } from '@/build/recording/provide';
import { type PlayedRecording } from '@/lib/recording';
import { AAC, H264, mp4 } from '@/tests/support/media';
import { noisyPicture, writePicture } from '@/tests/support/pictures';
import { scratch } from '@/tests/support/scratch';
import { untranslated } from '@/tests/support/untranslated';
import { played, refused, video } from './recordings';

const folder = scratch();
beforeAll(() => {
  mkdirSync(join(folder.root, 'content'));
});
afterAll(() => {
  vi.restoreAllMocks();
  folder.remove();
});

function inspect(name: string, bytes: Buffer) {
  folder.write(name, bytes);
  const found = inspectRecording(join(folder.root, name));
  return typeof found === 'string' ? found : (endError(name, found) ?? found);
}

// As phones and programs of owners write them.
test('recording: what phones and programs write is played', () => {
  for (const [name, bytes, expected] of played) {
    expect.soft(inspect(name, bytes), name).toEqual(expected);
  }
});

test('recording: another file is refused with a sentence', () => {
  for (const [name, bytes, sentence] of refused) {
    const found = inspect(name, bytes);
    expect.soft(found, name).toMatch(sentence);
    expect.soft(found, name).toMatch(new RegExp(`^${name} .*[.?]$`));
  }
});

test('recording: one above 3 MB is refused with its size, however large it is', () => {
  const path = join(folder.root, 'long.mp4');
  folder.write('long.mp4', mp4(20, [H264, AAC]));
  for (const [bytes, size] of [
    [9_100_000, '9.1'],
    [4_000_000_000, '4000.0'],
  ] as const) {
    truncateSync(path, bytes);
    expect(inspectRecording(path)).toMatch(`long.mp4 has ${size} MB, and at most 3 MB`);
  }
});

const transcript = { text: 'Namaste. Ninety eight times ninety seven?', textIn: untranslated };

test('recording: what its fact names is missing or wrong, a sentence each', () => {
  folder.write('clip.mp4', mp4(20, [H264, AAC]));
  folder.write('voice.m4a', mp4(20, [AAC]));
  folder.write('words.vtt', '1\n00:00 hello');
  const errors = (voice: object) =>
    recordingErrors({ transcript, file: 'clip.mp4', ...voice }, (name) => join(folder.root, name));
  expect(errors({ file: 'no.mp4' })).toEqual([
    expect.stringMatching(/teacher\.voice\.file names no\.mp4, but there is no content\/no\.mp4/),
  ]);
  const wrong = { captions: 'words.vtt', captionsIn: { hi: 'gone.vtt' } };
  expect(errors(wrong)).toEqual([
    expect.stringMatching(/teacher\.voice\.captions: words\.vtt has no captions/),
    expect.stringMatching(/teacher\.voice\.captionsIn\.hi names gone\.vtt/),
  ]);
  expect(errors({ ...wrong, file: 'voice.m4a' }), 'a sound shows none').toEqual([]);
  expect(
    [undefined, null, 'https://youtu.be/a'].flatMap((voice) => recordingErrors(voice)),
  ).toEqual([]);
});

test('recording: the build copies it, cuts its poster and writes captions in each language', async () => {
  const cwd = process.cwd();
  process.chdir(folder.root);
  try {
    folder.write('content/clip.mp4', mp4(20, [H264, AAC]));
    folder.write('content/hindi.srt', '1\n00:00:00,000 --> 00:00:05,500\nनमस्ते।\n');
    await writePicture('content', 'still.png', noisyPicture(1200, 700).blur(6).png());
    const captionsIn = { ...untranslated, hi: 'hindi.srt' };
    await provideRecording(
      { file: 'clip.mp4', transcript, poster: 'still.png', captionsIn },
      'out',
    );
    const played = JSON.parse(definedRecording('out')['process.env.RECORDING']) as PlayedRecording;
    expect(played).toMatchObject({ ...video('mp4', 20), hasPoster: true });
    expect(definedRecording('out')).toMatchObject({
      'process.env.RECORDING_END': 'mp4',
      'process.env.RECORDING_POSTER': 'yes',
    });
    expect(readFileSync('out/voice.mp4')).toEqual(readFileSync('content/clip.mp4'));
    expect(readFileSync('out/voice.mp3')).toHaveLength(0);
    const poster = readFileSync('out/poster.avif');
    expect(poster.length).toBeLessThanOrEqual(8_000);
    const { width, height } = await sharp(poster).metadata();
    expect(width! / height!).toBeCloseTo(16 / 9, 2);
    const [en, hi, ...others] = played.captions.map(({ file }) =>
      readFileSync(join('out', file), 'utf8'),
    );
    expect(en).toContain('Namaste.');
    expect(hi).toBe('WEBVTT\n\n1\n00:00:00.000 --> 00:00:05.500\nनमस्ते।\n');
    expect(others).toEqual([]);
    await provideRecording(null, 'out');
    expect(Object.values(definedRecording('out'))).toEqual(['', '', '']);
    expect(readFileSync('out/voice.mp4')).toHaveLength(0);
  } finally {
    process.chdir(cwd);
  }
});

test('captions: made from a transcript, each sentence has time by its length, and all end together', () => {
  const sentences = ['Hello!', 'I am Asha & I teach.', 'क्या 98 × 97 < 9,600 है?', 'हाँ।', 'सही।'];
  const text = makeCaptions(sentences.join(' '), 20);
  const cues = [...text.matchAll(/00:(\d\d\.\d{3}) --> 00:(\d\d\.\d{3})\n(.*)/g)];
  const letters = sentences.join('').length;
  let from = 0;
  for (const [index, [, start, end, words]] of cues.entries()) {
    expect(words!.replace('&amp;', '&').replace('&lt;', '<')).toBe(sentences[index]);
    expect(Number(start)).toBeCloseTo(from, 2);
    from += (sentences[index]!.length / letters) * 20;
    expect(Number(end)).toBeCloseTo(from, 2);
  }
  expect(cues).toHaveLength(sentences.length);
  expect(text).toContain('I am Asha &amp; I teach.');
  expect(text).toContain('98 × 97 &lt; 9,600');
  const long = makeCaptions('word '.repeat(75), 30);
  for (const line of long.split('\n')) expect(line.length).toBeLessThanOrEqual(90);
});

test('captions: WebVTT and SRT are read, and nothing else', () => {
  for (const [name, text, expected] of [
    [
      'a.vtt',
      '\uFEFFWEBVTT\r\n\r\n00:01.000 --> 00:04.000\r\nHi',
      'WEBVTT\n\n00:01.000 --> 00:04.000\nHi\n',
    ],
    ['b.vtt', 'WEBVTT\n', undefined],
    ['c.srt', 'Hello', undefined],
  ] as const) {
    folder.write(name, text);
    expect.soft(readCaptions(join(folder.root, name)), name).toBe(expected);
  }
});
