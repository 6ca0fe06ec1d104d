/**
 * Records what Next writes for `fixtures/whole`, before any stage has changed it:
 * `node packages/quiet-next/tests/record.mjs`. Make one folder for each minor version.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { copyProject } from './project.mjs';

const ADAPTER = `
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export default {
  name: 'record',
  onBuildComplete({ outputs, routing, config, distDir, nextVersion }) {
    const { basePath, assetPrefix, output } = config;
    const context = { outputs, routing, config: { basePath, assetPrefix, output }, nextVersion };
    writeFileSync(join(distDir, 'recorded.json'), JSON.stringify(context));
  },
};
`;

const project = copyProject('fixtures/whole');
try {
  writeFileSync(join(project.folder, 'adapter.mjs'), ADAPTER);
  const { code, output } = await project.build();
  if (code !== 0) throw new Error(output);
  const dist = join(project.folder, '.next');
  const { outputs, ...context } = JSON.parse(readFileSync(join(dist, 'recorded.json'), 'utf8'));
  const name = `next-${context.nextVersion.split('.').slice(0, 2).join('.')}`;
  const target = resolve(import.meta.dirname, 'recorded', name);
  rmSync(target, { recursive: true, force: true });
  const put = (path, text) => {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), text);
  };
  for (const file of readdirSync(join(dist, 'server'), { recursive: true, encoding: 'utf8' })) {
    const path = join('server', file);
    if (file.endsWith('.html')) put(path, readFileSync(join(dist, path)));
  }
  put('routes-manifest.json', readFileSync(join(dist, 'routes-manifest.json')));
  const inDist = (path) => path && relative(dist, path);
  const staticFiles = outputs.staticFiles.map((file) => ({
    ...file,
    filePath: inDist(file.filePath),
  }));
  for (const { filePath } of staticFiles) {
    if (filePath.endsWith('.css')) put(filePath, readFileSync(join(dist, filePath)));
    if (!filePath.endsWith('.js')) continue;
    // No more of their text matters.
    const isReady = readFileSync(join(dist, filePath), 'utf8').includes('framework-ready');
    put(filePath, isReady ? '// recorded: framework-ready\n' : '// recorded\n');
  }
  const prerenders = outputs.prerenders.map(({ fallback, ...prerender }) => ({
    ...prerender,
    fallback: fallback && { ...fallback, filePath: inDist(fallback.filePath) },
  }));
  const appPages = outputs.appPages.map(({ id, pathname }) => ({ id, pathname }));
  const recorded = { ...context, outputs: { prerenders, staticFiles, appPages } };
  put('context.json', `${JSON.stringify(recorded, null, 2)}\n`);
  console.log(`Recorded in ${target}`);
} finally {
  project.remove();
}
