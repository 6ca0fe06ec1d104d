import { type NextAdapter } from 'next';
import { type QuietOptions } from './options.ts';

/** A Next adapter: `adapterPath` of next.config names a file that exports it by default. */
export function quietBuild(options: QuietOptions = {}): NextAdapter {
  return {
    name: 'quiet-next',
    async onBuildComplete(context) {
      // Next loads adapters at each start, too.
      const { finishBuild } = await import('./finish.ts');
      await finishBuild(context, options);
    },
  };
}
