import { TeacherRecording } from '@/components/home/teacher-recording';
import { HowCounted } from '@/components/site/how-counted';
import { type PlayedRecording } from '@/lib/recording';
import { untranslated } from '@/tests/support/untranslated';
import { type Examples } from './example';

const said = (text: string, hi: string | null) => ({ text, textIn: { ...untranslated, hi } });

const voice: PlayedRecording = {
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
  hasPoster: false,
  captions: [{ language: 'en', file: 'en.vtt' }],
};
const transcript = said('Namaste, I am Asha. Come to a free class.', 'नमस्ते, मैं आशा हूँ।');

/** Without a file, which only an owner has. */
export const recording: Examples = {
  voice: (locale) => <TeacherRecording locale={locale} transcript={transcript} played={voice} />,
  video: (locale) => <TeacherRecording locale={locale} transcript={transcript} played={video} />,
  'in one language': (locale) => (
    <TeacherRecording locale={locale} played={voice} transcript={said(transcript.text, null)} />
  ),
};

const counted = 'By the lists of my classes since 2004.';

export const howCounted: Examples = {
  'in both languages': ({ language }) => (
    <HowCounted language={language} counted={said(counted, '2004 से मेरी सूचियों से।')} className="" />
  ),
  'in one language': ({ language }) => (
    <HowCounted language={language} counted={said(counted, null)} className="" />
  ),
};
