/** What the bytes of a sound or a video say of it. */
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
