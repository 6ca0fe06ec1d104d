import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import { run } from '../../scripts/lib/run.mjs';

/** Outside of `node_modules`, where nothing is compiled. */
export const COPY = join(root, '.mutations');
const SOURCES =
  /^(app|build|components|content|deploy|docs|lib|packages|public|scripts|tests|\.fonts|\.env\.example|[^.].*\.\w+)$/;

/** Copies the sources, whose expressions are changed there. */
export function makeCopy() {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY);
  for (const name of readdirSync(root)) {
    if (SOURCES.test(name)) cpSync(join(root, name), join(COPY, name), { recursive: true });
  }
  linkModules();
}

/** The packages of this project are those of the copy. */
function linkModules() {
  const [from, to] = [root, COPY].map((folder) => join(folder, 'node_modules'));
  mkdirSync(join(to, '@sutra'), { recursive: true });
  for (const name of readdirSync(from).filter((each) => each !== '@sutra')) {
    symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(COPY, 'packages'))) {
    symlinkSync(join(COPY, 'packages', name), join(to, '@sutra', name));
  }
}

export const removeCopy = () => rmSync(COPY, { recursive: true, force: true });
export const inCopy = (args, env, quiet = true) =>
  run(process.execPath, args, { cwd: COPY, env, quiet });
export const bin = (path) => join(COPY, 'node_modules', path);

/** Builds the pages of the copy, for an emulator at this address. */
export async function buildCopy(env, host, settings) {
  const building = {
    ...env,
    ...settings,
    NODE_ENV: 'production',
    FIREBASE_AUTH_EMULATOR_HOST: host,
    TYPES: 'checked',
  };
  const made = await inCopy([bin('tsx/dist/cli.mjs'), 'build/make.ts'], building);
  return made.code === 0 ? inCopy([bin('next/dist/bin/next'), 'build'], building) : made;
}
