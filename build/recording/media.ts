/** What the bytes of a sound or a video say of it. */
import { readMp3 } from './mp3';
import { readMp4 } from './mp4';
import { readOgg } from './ogg';
import { readWebm } from './webm';

interface Track {
  kind: 'audio' | 'video';
  codec: string;
  width?: number;
  height?: number;
}

export interface Media {
  container: 'MP3' | 'MP4' | 'Ogg' | 'WebM' | 'Matroska';
  /** 0 where the file does not say it. */
  seconds: number;
  tracks: Track[];
}

/** What makes an MP4 of a few megabytes out of anything that a phone plays. */
export const BY_WHATSAPP =
  'send it to yourself on WhatsApp, not as a document and not in HD, and save what arrives there.';
export const SEND = `S${BY_WHATSAPP.slice(1)}`;

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
export function readMedia(bytes: Buffer): Media | string {
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
