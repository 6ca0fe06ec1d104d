/** Whether browsers play a recording of the teacher, and whether it is short and small enough. */
import { readFileSync, statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { BY_WHATSAPP, type Media, SEND } from './media';
import { readMp3 } from './mp3';
import { readMp4 } from './mp4';
import { readOgg } from './ogg';
import { readWebm } from './webm';

/** What files begin with that people have on their phones, and browsers do not play. */
const UNPLAYED: readonly { start: RegExp; error: string }[] = [
  { start: /^RIFF[^]{4}WAVE/, error: 'is a WAV file, which is large. Save it as MP3 or M4A.' },
  { start: /^RIFF[^]{4}AVI /, error: `is an AVI video. Save it as MP4. ${SEND}` },
  { start: /^#!AMR/, error: `is an AMR voice note, which browsers do not play. ${SEND}` },
  { start: /^[^]{4}ftypqt {2}/, error: `is a QuickTime video (MOV). ${SEND}` },
  { start: /^[^]{4}(moov|mdat|wide|free)/, error: `is a QuickTime video (MOV). ${SEND}` },
  { start: /^[^]{4}ftyp3g/, error: `is a 3GP video of an older phone. ${SEND}` },
  { start: /^caff/, error: `is a CAF file of an iPhone. Save it as M4A. ${SEND}` },
  { start: /^fLaC/, error: 'is a FLAC file, which is large. Save it as MP3 or M4A.' },
  { start: /^\x30\x26\xb2\x75/, error: 'is a Windows Media file. Save it as MP3 or MP4.' },
  { start: /^\xff[\xf0\xf1\xf8\xf9]/, error: 'is a bare AAC file. Save it as M4A or MP3.' },
];

const READERS: readonly { start: RegExp; read: (bytes: Buffer) => Media }[] = [
  { start: /^[^]{4}ftyp/, read: readMp4 },
  { start: /^\x1aE\xdf\xa3/, read: readWebm },
  { start: /^OggS/, read: readOgg },
];

/** @returns what the file is; or what is wrong, the end of a sentence that begins with its name. */
function readMedia(bytes: Buffer): Media | string {
  if (bytes.length === 0) return 'is empty. Copy it to this machine again.';
  const start = bytes.toString('latin1', 0, 16);
  const unplayed = UNPLAYED.find((kind) => kind.start.test(start));
  if (unplayed) return unplayed.error;
  const reader = READERS.find((kind) => kind.start.test(start));
  if (!reader) {
    const mp3 = readMp3(bytes);
    return mp3 ?? 'is no sound or video that browsers play. Save it as MP3, M4A or MP4.';
  }
  try {
    return reader.read(bytes);
  } catch (error) {
    if (error instanceof RangeError) return 'is not whole. Copy it to this machine again.';
    throw error;
  }
}

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
