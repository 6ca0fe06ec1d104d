import { provideFonts } from '@/build/fonts/provide';
import { provideLook } from '@/build/look';
import { importScript } from '@/scripts/lib/run.mjs';

async function provide(): Promise<void> {
  await provideFonts();
  await provideLook();
}

/** Cuts the fonts and writes the colors, which some tests read. Wrong facts, which it cannot read, are named here once. */
export const setup = () =>
  provide().catch(async (error: unknown) => {
    const { factErrors } = await importScript('lib/fact-errors.ts');
    const wrong = await factErrors();
    if (wrong.length === 0) throw error;
    console.error(wrong.join('\n'));
    process.exit(1);
  });
