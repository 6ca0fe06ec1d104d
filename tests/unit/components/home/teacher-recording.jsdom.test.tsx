import { afterEach, expect, test, vi } from 'vitest';
import { TeacherRecording } from '@/components/home/teacher-recording';
import { locales } from '@/lib/words/locale';
import { type Recording } from '@/content/recording-schema';
import { type PlayedRecording } from '@/lib/recording';
import { renderToHtml } from '@/tests/support/render';
import { untranslated } from '@/tests/support/untranslated';

const transcript: Recording['transcript'] = {
  text: 'Namaste, I am Asha.',
  textIn: { ...untranslated, hi: 'नमस्ते।' },
};
const sound: PlayedRecording = {
  kind: 'audio',
  end: 'm4a',
  seconds: 24,
  hasPoster: false,
  captions: [],
};
const video: PlayedRecording = {
  kind: 'video',
  end: 'mp4',
  seconds: 28,
  width: 640,
  height: 360,
  hasPoster: true,
  captions: [
    { language: 'en', file: 'en.1.vtt' },
    { language: 'hi', file: 'hi.2.vtt' },
  ],
};

afterEach(() => vi.unstubAllEnvs());

/** The build puts these in the place of the settings. */
function show(played: PlayedRecording, locale = locales.en, words = transcript) {
  vi.stubEnv('RECORDING_END', played.end);
  vi.stubEnv('RECORDING_POSTER', played.hasPoster ? 'yes' : '');
  const html = renderToHtml(
    <TeacherRecording locale={locale} played={played} transcript={words} />,
  );
  return new DOMParser().parseFromString(html, 'text/html').body;
}

test('recording: a voice has the controls of the browser, its words, and nothing is fetched', () => {
  const body = show(sound);
  const audio = body.querySelector('audio')!;
  expect(audio.src).toMatch(/voice\.m4a$/);
  expect([audio.preload, audio.controls, audio.autoplay]).toEqual(['none', true, false]);
  expect(audio.getAttribute('aria-label')).toBe('Hear the teacher: 24 seconds');
  const details = body.querySelector('details')!;
  expect([details.open, details.textContent]).toEqual([
    false,
    `${locales.en.words.home.teacher.transcript}${transcript.text}`,
  ]);
});

test('recording: a video keeps its room, and offers captions in each language, which nobody fetches yet', () => {
  const element = show(video, locales.hi).querySelector('video')!;
  expect([element.width, element.height, element.preload]).toEqual([640, 360, 'none']);
  expect(element.src).toMatch(/voice\.mp4$/);
  expect(element.poster).toMatch(/poster\.avif$/);
  expect(element.playsInline || element.hasAttribute('playsinline')).toBe(true);
  const tracks = [...element.querySelectorAll('track')];
  expect(tracks.map((track) => [track.srclang, track.label, track.kind, track.default])).toEqual([
    ['en', 'English', 'captions', false],
    ['hi', 'हिन्दी', 'captions', false],
  ]);
  expect(tracks[1]!.getAttribute('src')).toBe('/captions/hi.2.vtt');
});

test('recording: words without a translation are shown as they are, with their language', () => {
  const words = { ...transcript, textIn: untranslated };
  const [only] = video.captions;
  const body = show({ ...video, hasPoster: false, captions: [only!] }, locales.hi, words);
  expect(body.querySelector('p[lang="en"]')!.textContent).toBe(transcript.text);
  expect(body.querySelector('video')!.getAttribute('poster')).toBeNull();
});
