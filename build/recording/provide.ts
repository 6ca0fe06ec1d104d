/** Provides the recording of the teacher to every build: the file, its poster and its captions. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Recording } from '../../content/recording-schema';
import type { PlayedRecording } from '../../lib/recording';
import { FONTS } from '../fonts/provide';
import { encodeAvif, pictureError, withPicture } from '../pictures';
import { replaceFile } from '../made';
import { captionsError, makeCaptions, readCaptions } from './captions';
import { endError, type Inspected, inspectRecording } from './inspect';

const FOLDER = join(FONTS, 'recording');
const FACT = 'content/site.json: teacher.voice';
/** Next imports these, so each is there, and all but those of the recording are empty. */
const ENDS = ['mp3', 'm4a', 'ogg', 'mp4', 'webm'] as const;
const POSTER = 'poster.avif';
const PLAYED = 'played.json';
const POSTER_BYTES = 8_000;
/** Twice the height of the frame on the page, for sharp screens. */
const POSTER_HEIGHT = 576;

/** As the file has it, before the schema adds what may be left out. */
type WrittenRecording = Pick<Recording, 'file' | 'transcript'> & Partial<Recording>;

// Not the module, which Next's loader of its configuration does not find.
function readRecording(): WrittenRecording | null {
  const facts = JSON.parse(readFileSync('content/site.json', 'utf8')) as {
    teacher: { voice?: string | WrittenRecording | null };
  };
  const { voice } = facts.teacher;
  return typeof voice === 'object' ? voice : null;
}

type Locate = (name: string) => string;
const inContent: Locate = (name) => join('content', name);

function fileError(part: string, name: string, path: string): string | undefined {
  if (existsSync(path)) return undefined;
  return `${FACT}.${part} names ${name}, but there is no content/${name}. Put the file there, or answer npm run setup -- teacher.`;
}

function captionFileError(part: string, name: string, path: string): string | undefined {
  const missing = fileError(part, name, path);
  if (missing) return missing;
  const error = captionsError(path);
  return error && `${FACT}.${part}: ${error}`;
}

/** The names of the files of captions, by the part of the fact that names them. */
const captionNames = ({ captions, captionsIn }: WrittenRecording) =>
  Object.entries({
    captions,
    ...Object.fromEntries(
      Object.entries(captionsIn ?? {}).map(([to, name]) => [`captionsIn.${to}`, name]),
    ),
  }).filter((entry): entry is [string, string] => Boolean(entry[1]));

/**
 * What is wrong with the files of a recording, a sentence each.
 *
 * @param locate where a file is that will be in content/.
 */
export function recordingErrors(
  voice: WrittenRecording | string | null | undefined,
  locate: Locate = inContent,
): string[] {
  // A fact that is wrong in itself has a sentence of its own.
  if (typeof voice !== 'object' || typeof voice?.file !== 'string') return [];
  const missing = fileError('file', voice.file, locate(voice.file));
  if (missing) return [missing];
  const found = inspectRecording(locate(voice.file));
  if (typeof found === 'string') return [`${FACT}.file: ${found}`];
  const end = endError(voice.file, found);
  if (end) return [`${FACT}.file: ${end}`];
  if (found.kind === 'audio') return [];
  const poster =
    voice.poster && locate(voice.poster) === inContent(voice.poster)
      ? pictureError(`${FACT}.poster`, voice.poster, 'use none: null in the file')
      : undefined;
  return [
    ...(poster ? [poster] : []),
    ...captionNames(voice).flatMap(
      ([part, name]) => captionFileError(part, name, locate(name)) ?? [],
    ),
  ];
}

const cutPoster = (path: string, { width = 16, height = 9 }: Inspected) =>
  withPicture(path, (picture) =>
    encodeAvif(
      picture.resize({
        height: POSTER_HEIGHT,
        width: Math.round((POSTER_HEIGHT * width) / height),
        position: 'attention',
      }),
      POSTER_BYTES,
      [10, 20, 30, 40, 50, 60],
    ),
  );

/** By language: the owner's file, or the words of the transcript there. */
function captionsOf(recording: WrittenRecording, { seconds }: Inspected): Record<string, string> {
  const { transcript, captions, captionsIn } = recording;
  const texts = { en: transcript.text, ...transcript.textIn } as Record<string, string | null>;
  const files = { en: captions, ...captionsIn } as Record<string, string | null | undefined>;
  const languages = Object.keys({ ...texts, ...files });
  return Object.fromEntries(
    languages.flatMap((language) => {
      const file = files[language];
      const text = texts[language];
      if (file) return [[language, readCaptions(inContent(file))!]];
      return text ? [[language, makeCaptions(text, seconds)]] : [];
    }),
  );
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** @throws {Error} a sentence for each file that is wrong. */
export async function provideRecording(
  recording = readRecording(),
  folder = FOLDER,
): Promise<void> {
  const errors = recordingErrors(recording);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  mkdirSync(folder, { recursive: true });
  const played = join(folder, PLAYED);
  const found = recording && (inspectRecording(inContent(recording.file)) as Inspected);
  const path = (name: string) => join(folder, name);
  for (const end of ENDS) {
    const isGiven = found?.end === end;
    replaceFile(path(`voice.${end}`), isGiven ? readFileSync(inContent(recording!.file)) : '');
  }
  const poster = found?.kind === 'video' && recording?.poster;
  replaceFile(path(POSTER), poster ? await cutPoster(inContent(poster), found) : '');
  if (!found) return rmSync(played, { force: true });
  const texts = found.kind === 'video' ? captionsOf(recording!, found) : {};
  const captions = Object.entries(texts).map(([language, text]) => {
    const file = `${language}.${hashOf(text)}.vtt`;
    replaceFile(path(file), text);
    return { language, file };
  });
  const made: PlayedRecording = { ...found, hasPoster: Boolean(poster), captions };
  replaceFile(played, JSON.stringify(made));
}

/** The settings that lib/recording.ts is compiled with. */
export function definedRecording(folder = FOLDER) {
  const path = join(folder, PLAYED);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const { end = '', hasPoster } = JSON.parse(text || '{}') as Partial<PlayedRecording>;
  return {
    'process.env.RECORDING': text,
    'process.env.RECORDING_END': end,
    'process.env.RECORDING_POSTER': hasPoster ? 'yes' : '',
  };
}
