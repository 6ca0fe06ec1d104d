/** The recording of the teacher, as build/recording/provide.ts made it ready. */
export interface PlayedRecording {
  kind: 'audio' | 'video';
  /** Of its address, without a dot. */
  end: string;
  seconds: number;
  /** Of a video, as it is shown. */
  width?: number;
  height?: number;
  hasPoster: boolean;
  captions: readonly { language: string; file: string }[];
}

/** The build puts it in the place of the setting. */
const defined = process.env.RECORDING || 'null';

export const recording = JSON.parse(defined) as PlayedRecording | null;

/**
 * Next gives each file that is named so an address that changes with what is in it. The build
 * knows the settings, and leaves out the files of the branches that are not taken.
 */
export function recordingPath(): string | undefined {
  if (process.env.RECORDING_END === 'mp3') {
    return new URL('../.fonts/recording/voice.mp3', import.meta.url).href;
  }
  if (process.env.RECORDING_END === 'm4a') {
    return new URL('../.fonts/recording/voice.m4a', import.meta.url).href;
  }
  if (process.env.RECORDING_END === 'ogg') {
    return new URL('../.fonts/recording/voice.ogg', import.meta.url).href;
  }
  if (process.env.RECORDING_END === 'mp4') {
    return new URL('../.fonts/recording/voice.mp4', import.meta.url).href;
  }
  if (process.env.RECORDING_END === 'webm') {
    return new URL('../.fonts/recording/voice.webm', import.meta.url).href;
  }
  return undefined;
}

export function posterPath(): string | undefined {
  if (process.env.RECORDING_POSTER === 'yes') {
    return new URL('../.fonts/recording/poster.avif', import.meta.url).href;
  }
  return undefined;
}

export const captionsPath = (file: string) => `/captions/${file}`;
