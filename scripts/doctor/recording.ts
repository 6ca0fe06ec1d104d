import { extname, join } from 'node:path';
import { inspectRecording } from '@/build/recording/inspect';
import { ORIGINAL } from '@/content/originals';
import { languageNames } from '@/content/languages';
import { type Recording } from '@/content/recording-schema';
import { site } from '@/content/site';
import { languageName } from '@/lib/text/format';
import { advice, type Check, ok } from './check';

/** What iPhones have played only since iOS 17.4 or 18.4. */
const NEW_TO_IPHONES = ['.webm', '.ogg', '.oga', '.opus'];

const otherLanguages = languageNames.filter((name) => name !== ORIGINAL);

/** What a recording lacks for some of those who come, a sentence each. */
export function recordingNotes(voice: Recording, kind: 'audio' | 'video'): string[] {
  const { file, transcript, poster, captions, captionsIn } = voice;
  const untold = otherLanguages.filter((name) => !transcript.textIn[name]);
  const isMade = !captions && otherLanguages.every((name) => !captionsIn[name]);
  return [
    ...(NEW_TO_IPHONES.includes(extname(file).toLowerCase())
      ? [
          `iPhones of before 2025 do not play ${file}: save it as ${kind === 'video' ? 'MP4' : 'M4A or MP3'}.`,
        ]
      : []),
    ...untold.map(
      (name) =>
        `What is said is not written in ${languageName(name, 'en')}: those pages show it as it is.`,
    ),
    ...(kind === 'video' && isMade
      ? [
          'The captions are made from what is said, and their times are guessed: YouTube makes a file of them.',
        ]
      : []),
    ...(kind === 'video' && !poster
      ? ['Before it starts, the video is a dark frame: give a picture for it.']
      : []),
  ];
}

/** Nothing where the owner has none. */
export const recording: Check = () => {
  const { voice } = site.teacher;
  if (typeof voice !== 'object' || !voice) return undefined;
  const found = inspectRecording(join('content', voice.file));
  // The facts were checked before.
  if (typeof found === 'string') return undefined;
  const notes = recordingNotes(voice, found.kind);
  const what = `The home page has ${voice.file}, ${found.seconds} seconds.`;
  if (notes.length === 0) return ok(what);
  return advice([what, ...notes].join(' '), 'Answer npm run setup -- teacher.');
};
