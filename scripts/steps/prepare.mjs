import { join } from 'node:path';
import { install } from './install.mjs';
import { nodeComplaint } from './node-version.mjs';
import { root } from './root.mjs';
import { endAll, Failure } from './run.mjs';
import { onEnd } from './signals.mjs';

/**
 * Runs a command of the project. A failure is a sentence and exit code 1; being told to end, at
 * any time, ends what is under way and exits with `interrupted`.
 */
export async function main(work, { interrupted = 0 } = {}) {
  onEnd(() => {
    endAll();
    process.exit(interrupted);
  });
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Node and packages, which everything else stands on. */
export async function provideTools() {
  const complaint = nodeComplaint(process.versions.node);
  if (complaint) throw new Failure(complaint);
  await install(root);
}

/**
 * Everything that comes before the site can be built: Node, packages, settings.
 *
 * @returns {Promise<{ env: Record<string, string | undefined>, port: number }>} `env` is
 *   everything set, `.env` files included.
 */
export async function prepare({ dev = false } = {}) {
  await provideTools();
  process.env.NODE_ENV = dev ? 'development' : 'production';
  const { tsImport } = await import('tsx/esm/api');
  const { checkSettings } = await tsImport('./settings.ts', {
    parentURL: import.meta.url,
    tsconfig: join(root, 'tsconfig.json'),
  });
  const checked = await checkSettings(root, dev);
  if (checked.wrong) {
    throw new Failure([...checked.wrong, 'Nothing was started: correct this first.'].join('\n'));
  }
  for (const note of checked.notes) console.log(note);
  return checked;
}
