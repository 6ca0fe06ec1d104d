import { provideFonts } from '@/build/fonts/provide';
import { importScript } from '@/scripts/lib/run.mjs';

/** Cuts the fonts, which some tests read. Wrong facts, which it cannot read, are named here once. */
export const setup = () =>
  provideFonts().catch(async (error: unknown) => {
    const { factErrors } = await importScript('lib/fact-errors.ts');
    const wrong = await factErrors();
    if (wrong.length === 0) throw error;
    console.error(wrong.join('\n'));
    process.exit(1);
  });
