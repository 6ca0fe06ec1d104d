import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@/scripts/lib/root.mjs';
import { run, runNpm } from '@/scripts/lib/run.mjs';
import { noSettings } from '@/scripts/lib/setting-names.mjs';

interface Manifest {
  readonly name: string;
  readonly version: string;
}

/** The command of a README that begins with the tarball of its package. */
function commandOf(readme: string): string {
  const blocks = [...readme.matchAll(/^```sh\n([^`]+)\n```$/gm)].map(([, command]) => command!);
  const command = blocks.find((block) => block.includes('.tgz'));
  if (!command || command.includes('\n')) throw new Error('README names no one command.');
  return command;
}

/** A package, packed, in an empty folder, where `start` runs the command of its README. */
export async function packed(name: string) {
  const source = join(root, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Manifest;
  const folder = mkdtempSync(join(tmpdir(), `packed-${name}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const packing = await runNpm(['run', 'pack', '--silent', '-w', manifest.name, '--', folder]);
  if (packing.code !== 0) throw new Error(packing.output);
  const readme = readFileSync(join(source, 'README.md'), 'utf8');
  const command = commandOf(readme);
  const env = { ...process.env, ...noSettings(), NODE_OPTIONS: undefined, NODE_PATH: undefined };
  const start = () => run('sh', ['-c', command], { cwd: folder, env, quiet: true });
  return { folder, readme, start, remove };
}
