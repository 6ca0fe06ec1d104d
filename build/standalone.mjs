/** Builds a folder that runs with nothing beside it. */
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';

// Next leaves `public` and the static files out of a standalone build.
const next = 'node_modules/next/dist/bin/next';
const env = { ...process.env, OUTPUT: 'standalone' };
const { status } = spawnSync(process.execPath, [next, 'build'], { env, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

// Next derives a file's ETag from its time.
const options = { recursive: true, preserveTimestamps: true };
for (const folder of ['.next/static', 'public']) {
  cpSync(folder, `.next/standalone/${folder}`, options);
}
