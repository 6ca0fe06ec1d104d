/** Whether browsers play a recording of the teacher, and whether it is short and small enough. */
import { readFileSync, statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { BY_WHATSAPP, type Media, readMedia, SEND } from './media';

export const MAX_BYTES = 3_000_000;
const MAX_SECONDS = 30;
const MIN_SECONDS = 3;

/** What every browser of the site plays, as each container calls it. */
const CODECS = {
  audio: ['mp4a', 'MP3', 'Opus', 'Vorbis', 'A_OPUS', 'A_VORBIS'],
  video: ['avc1', 'avc3', 'V_VP8', 'V_VP9'],
} as const;

const NAMES: Readonly<Record<string, string>> = {
  hvc1: 'HEVC (H.265)',
  hev1: 'HEVC (H.265)',
  dvh1: 'Dolby Vision',
  dvhe: 'Dolby Vision',
  av01: 'AV1',
  V_AV1: 'AV1',
  samr: 'AMR',
  alac: 'Apple Lossless',
};

/** How the name of each kind may end, by how its address ends. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  mp3: ['mp3'],
  m4a: ['m4a'],
  ogg: ['ogg', 'opus', 'oga'],
  mp4: ['mp4', 'm4v'],
  webm: ['webm'],
};

export interface Inspected {
  kind: 'audio' | 'video';
  /** Of its address, without a dot. */
  end: string;
  seconds: number;
  /** Of a video, as it is shown. */
  width?: number;
  height?: number;
}

function codecError({ tracks }: Media): string | undefined {
  const wrong = tracks.find(
    ({ kind, codec }) => !(CODECS[kind] as readonly string[]).includes(codec),
  );
  if (!wrong) return undefined;
  const name = NAMES[wrong.codec] ?? wrong.codec;
  const instead =
    wrong.kind === 'video'
      ? `Save it as H.264. On an iPhone, Settings, Camera, Formats, “Most Compatible” records so. Or ${BY_WHATSAPP}`
      : `Save its sound as AAC or MP3. Or ${BY_WHATSAPP}`;
  return `holds ${wrong.kind === 'video' ? 'video' : 'sound'} in ${name}, which many browsers do not play. ${instead}`;
}

function lengthError(seconds: number): string | undefined {
  if (seconds === 0) return `does not say how long it is. ${SEND}`;
  if (seconds < MIN_SECONDS) return `is shorter than ${MIN_SECONDS} seconds. Is it the right file?`;
  // A phone that stops at thirty seconds writes a little more.
  if (seconds < MAX_SECONDS + 1) return undefined;
  const minutes = Math.floor(seconds / 60);
  const rest = Math.floor(seconds % 60);
  const length = minutes > 0 ? `${minutes} min ${rest} s` : `${rest} s`;
  return `lasts ${length}: cut it to ${MAX_SECONDS} seconds. WhatsApp cuts a video before it sends it; put the longer one on YouTube and give its address.`;
}

const endOf = (container: Exclude<Media['container'], 'Matroska'>, hasVideo: boolean) =>
  ({ MP3: 'mp3', MP4: hasVideo ? 'mp4' : 'm4a', Ogg: 'ogg', WebM: 'webm' })[container];

/** @returns what is wrong is the end of a sentence that begins with the name of the file. */
function inspectBytes(bytes: Buffer): Inspected | string {
  const media = readMedia(bytes);
  if (typeof media === 'string') return media;
  const { container, seconds, tracks } = media;
  if (container === 'Matroska') return `is a Matroska video (MKV). Save it as MP4. ${SEND}`;
  const video = tracks.find(({ kind }) => kind === 'video');
  if (!tracks.some(({ kind }) => kind === 'audio')) {
    return 'has no sound. Visitors want to hear the teacher.';
  }
  const error = codecError(media) ?? lengthError(seconds);
  if (error) return error;
  const { width, height } = video ?? {};
  return {
    kind: video ? 'video' : 'audio',
    end: endOf(container, video !== undefined),
    seconds: Math.min(MAX_SECONDS, Math.round(seconds)),
    ...(width && height && { width: Math.round(width), height: Math.round(height) }),
  };
}

/** What a recording is; or what is wrong with it, a sentence. */
export function inspectRecording(path: string): Inspected | string {
  const { size } = statSync(path);
  // What is far too large is not read.
  const found = size > 50 * MAX_BYTES ? undefined : inspectBytes(readFileSync(path));
  if (typeof found === 'string') return `${basename(path)} ${found}`;
  if (found && size <= MAX_BYTES) return found;
  const megabytes = (size / 1e6).toFixed(1);
  return `${basename(path)} has ${megabytes} MB, and at most 3 MB are allowed. ${SEND}`;
}

/** What is wrong with the name of a recording: the end that it has, a sentence. */
export function endError(name: string, { end, kind }: Inspected): string | undefined {
  const found = extname(name).slice(1).toLowerCase();
  if (ENDS[end]!.includes(found)) return undefined;
  const thing = kind === 'video' ? 'a video' : 'a sound';
  return `${name} is ${thing} of the kind .${end}. Rename it, so that its name ends in .${end}.`;
}
