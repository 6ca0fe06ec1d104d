import { z } from 'zod';
import { inOtherLanguages, ownerTextSchema } from './teaching-schema';

const fileName = (ends: string, example: string) =>
  z
    .string()
    .regex(
      new RegExp(String.raw`^\w[\w.-]*\.(${ends})$`, 'i'),
      `the name of a file in content/ without spaces, such as ${example}`,
    );

const captions = fileName('vtt|srt', 'voice.vtt').meta({ typed: 'captions' });

/** A voice note or a video of at most thirty seconds. `build/recording` checks its files. */
export const recordingSchema = z.strictObject({
  /** In `content/`. */
  file: fileName('mp3|m4a|ogg|oga|opus|mp4|m4v|webm', 'voice.m4a'),
  transcript: ownerTextSchema(
    'Which words are said in it? Write all of them: not everybody can hear it.',
    'what is said',
  ),
  poster: fileName('jpe?g|png|webp|avif', 'still.jpg')
    .meta({ typed: 'photo' })
    .nullable()
    .default(null)
    .describe('Where is a picture that is shown before the video starts? (none: a dark frame)'),
  /** Those of a video; null makes them from the transcript. */
  captions: captions
    .nullable()
    .default(null)
    .describe('Where is a file of captions, WebVTT or SRT? (none: made from these words)'),
  captionsIn: inOtherLanguages(captions, 'Where is the file of captions'),
});

export type Recording = z.infer<typeof recordingSchema>;
