import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

const file = join(process.cwd(), '.fonts/displayhi.woff2');
const font = new Font(new Face(new Blob(await decompress(await readFile(file)))));

/** A script at a time, as HarfBuzz shapes them. */
const RUNS = /[\u0900-\u097f\u200c\u200d]+|[^\u0900-\u097f\u200c\u200d]+/g;

function shapeRun(text: string) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

/** The glyphs of a text in the display font, in em; `y` grows upwards. */
export function outline(text: string, tracking = 0) {
  const { upem } = font.face;
  let width = 0;
  const glyphs = (text.match(RUNS) ?? [])
    .flatMap(shapeRun)
    .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const x = width + xOffset / upem;
      width += xAdvance / upem + tracking;
      return { x, y: yOffset / upem, d: font.glyphToPath(codepoint) };
    });
  return { width, glyphs, unit: 1 / upem };
}

/** In em. */
export const widthOf = (text: string) => outline(text).width;
