import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Plant } from './plants.ts';

/** The simulation as one script for a worker, with a fault in one of the sources where one is planted. */
export async function bundle(plant?: Plant): Promise<string> {
  let planted = 0;
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('worker.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'silent',
    plugins: [
      {
        name: 'plant',
        setup({ onLoad }) {
          onLoad({ filter: /[/\\]src[/\\][^/\\]+\.ts$/ }, async ({ path }) => {
            const source = await readFile(path, 'utf8');
            if (basename(path) !== plant?.file) return { contents: source, loader: 'ts' };
            const parts = source.split(plant.from);
            if (parts.length !== 2) {
              throw new Error(
                `${plant.file} has the text of a plant ${parts.length - 1} times: ${plant.from}`,
              );
            }
            planted += 1;
            return { contents: parts.join(plant.to), loader: 'ts' };
          });
        },
      },
    ],
  });
  if (plant && planted === 0) throw new Error(`Nothing simulated imports ${plant.file}`);
  return outputFiles[0]!.text;
}
