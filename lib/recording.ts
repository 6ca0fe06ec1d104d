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

/** Next gives each file that is named so an address that changes with what is in it. */
const addresses: Readonly<Record<string, URL>> = {
  mp3: new URL('../.fonts/recording/voice.mp3', import.meta.url),
  m4a: new URL('../.fonts/recording/voice.m4a', import.meta.url),
  ogg: new URL('../.fonts/recording/voice.ogg', import.meta.url),
  mp4: new URL('../.fonts/recording/voice.mp4', import.meta.url),
  webm: new URL('../.fonts/recording/voice.webm', import.meta.url),
};
const poster = new URL('../.fonts/recording/poster.avif', import.meta.url);

export const recordingPath = ({ end }: PlayedRecording) => addresses[end]!.href;
export const posterPath = ({ hasPoster }: PlayedRecording) => (hasPoster ? poster.href : undefined);
export const captionsPath = (file: string) => `/captions/${file}`;
