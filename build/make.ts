/**
 * Makes what Next imports as files: fonts, portrait, recording, covers, icons and colors. `npm run build` and
 * `npm run dev` run this before Next compiles; next.config.ts only reads what it leaves.
 */
import { provideCovers } from './covers';
import { provideFonts } from './fonts/provide';
import { provideLook } from './look';
import { markMade } from './made';
import { providePortrait } from './portrait';
import { provideRecording } from './recording/provide';

try {
  await Promise.all([provideFonts(), providePortrait(), provideRecording(), provideLook()]);
  const notes = await provideCovers();
  notes.forEach((note) => console.warn(note));
  markMade();
} catch (error) {
  // Facts that are wrong: the sentence says where.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
