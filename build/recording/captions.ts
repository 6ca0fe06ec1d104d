/** Captions of a video: the owner's file, or the words of its transcript. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const CUE = /\d\d:\d\d\.\d{3}\s+-->\s/;

/** Programs for subtitles write SRT: WebVTT without its first line, and with a comma in the times. */
const toWebVtt = (text: string) =>
  /^\d+\n\d\d:\d\d:\d\d,\d{3} -->/.test(text)
    ? `WEBVTT\n\n${text.replace(/(\d\d),(\d{3})(?=\s+-->|\s*(?:$|\n))/gm, '$1.$2')}`
    : text;

/** Undefined where a file has no captions. */
export function readCaptions(path: string): string | undefined {
  // trim() takes the mark of the byte order, too.
  const text = readFileSync(path, 'utf8').replace(/\r\n?/g, '\n').trim();
  const webVtt = toWebVtt(text);
  return webVtt.startsWith('WEBVTT') && CUE.test(webVtt) ? `${webVtt}\n` : undefined;
}

export const captionsError = (path: string): string | undefined =>
  readCaptions(path) === undefined
    ? `${basename(path)} has no captions in WebVTT or SRT. Save them again as WebVTT (.vtt), in UTF-8.`
    : undefined;

const formatTime = (seconds: number) => `00:${seconds.toFixed(3).padStart(6, '0')}`;

/** A line of captions has room for so many letters, twice. */
const MAX_CUE = 80;

/** Sentences, and parts of long ones between words. */
const toCues = (transcript: string) =>
  transcript
    .split(/(?<=[.!?।])\s+|\n+/)
    .flatMap((sentence) => {
      const parts = Math.ceil(sentence.length / MAX_CUE);
      const words = sentence.split(/\s+/);
      const each = Math.ceil(words.length / Math.max(1, parts));
      return Array.from({ length: parts }, (_, part) =>
        words.slice(part * each, (part + 1) * each).join(' '),
      );
    })
    .filter(Boolean);

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Shows each sentence for as long as it is in proportion to the others. */
export function makeCaptions(transcript: string, seconds: number): string {
  const cues = toCues(transcript);
  const letters = cues.reduce((sum, { length }) => sum + length, 0);
  let from = 0;
  const blocks = cues.map((cue) => {
    const to = from + (cue.length / letters) * seconds;
    const block = `${formatTime(from)} --> ${formatTime(to)}\n${escape(cue)}\n`;
    from = to;
    return block;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}
