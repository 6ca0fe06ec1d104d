import { cpSync, statSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readWoff2 } from '@/build/fonts/faces';
import { FONTS } from '@/build/fonts/provide';
import { openFont, shapeText } from '@/build/fonts/shape';
import { copyProject } from '@/tests/support/kit';

test('fonts: are cut again when a word changes, and only then', async () => {
  const project = copyProject();
  cpSync(FONTS, project.path(FONTS), { recursive: true });
  const cut = () => statSync(project.path(`${FONTS}/texthi.woff2`)).ino;
  const provideFonts = async () => {
    const script = "import('./build/fonts/provide.ts').then((fonts) => fonts.provideFonts())";
    expect(await project.node(['--import', 'tsx', '-e', script])).toEqual({ code: 0, output: '' });
    return cut();
  };
  const NEW_WORD = 'ङ्ग्ध्र्यौ';
  const isLost = async () => {
    const cut = openFont(await readWoff2(project.path(`${FONTS}/texthi.woff2`)));
    const glyphs = shapeText(cut, NEW_WORD).getGlyphInfosAndPositions();
    return glyphs.some(({ codepoint }) => codepoint === 0);
  };
  const first = cut();
  expect(await isLost()).toBe(true);
  expect(await provideFonts()).toBe(first);
  const errors = project.read('content/hi/errors.ts');
  writeFileSync(project.path('content/hi/errors.ts'), errors.replace("title: '", `$&${NEW_WORD} `));
  expect(await provideFonts()).not.toBe(first);
  expect(await isLost()).toBe(false);
  project.remove();
});
