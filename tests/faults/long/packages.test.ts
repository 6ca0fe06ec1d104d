import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '@/scripts/lib/root.mjs';
import { run, runBin, runNpm } from '@/scripts/lib/run.mjs';
import { noSettings } from '@/scripts/lib/setting-names.mjs';
import { copyPackage } from '@/scripts/packages/copy.mjs';
import { startRegistry } from '@/tests/support/registry';
import { scratch } from '@/tests/support/scratch';

const REPOSITORY = 'https://example.in/sutra';

let registry: Awaited<ReturnType<typeof startRegistry>>;
beforeAll(async () => {
  registry = await startRegistry();
});
afterAll(() => registry.close());

const plainEnv = (): NodeJS.ProcessEnv => {
  const { PATH, HOME, NODE_ENV } = process.env;
  return { PATH, HOME, NODE_ENV, ...noSettings(), ...registry.env };
};

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly keywords: readonly string[];
  readonly exports: Readonly<Record<string, unknown>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly repository: unknown;
}

/** The blocks of a README, in their order. A block names its file in its first line, or has none. */
const blocksOf = (readme: string) =>
  [...readme.matchAll(/^```(\w+)\n([^]+?)\n```$/gm)].map(([, language, text], index) => ({
    language: language!,
    text: text!,
    file:
      /^\/\/ (\S+\.\w+)\n/.exec(text!)?.[1] ??
      `block-${index}.${language === 'js' ? 'mjs' : language}`,
  }));

const TOOLS = ['@types', 'undici-types', 'tsx', 'esbuild', 'get-tsconfig', 'react-dom'];

/** Renders the component of a block. */
const renderOf = (file: string) => `
import React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Component from './${file}';
globalThis.React = React; // tsx writes its calls.
console.log(renderToStaticMarkup(React.createElement(Component, null, 'Rendered')));
`;

/** Answers what an example asks at the terminal. */
const INPUT = 'many\n';

describe.each(readdirSync(join(root, 'packages')))('%s', (name) => {
  const copy = copyPackage(name);
  const empty = scratch();
  const inPackage = (path: string) => join(empty.root, 'package', path);
  afterAll(() => {
    copy.remove();
    empty.remove();
  });

  test('package: npm publish refuses it while no repository is set', async () => {
    const { code, output } = await runNpm(['publish'], { cwd: copy.folder, env: plainEnv() });
    expect([code, output]).toEqual([1, expect.stringContaining('"repository" is not set')]);
  });

  test('package: npm publish sends what others can use, and leaves package.json as it was', async () => {
    const whole = join(copy.root, 'package.json');
    const settings = JSON.parse(readFileSync(whole, 'utf8')) as object;
    writeFileSync(whole, JSON.stringify({ ...settings, repository: REPOSITORY }));
    const before = JSON.parse(readFileSync(join(copy.folder, 'package.json'), 'utf8')) as Manifest;
    const { code, output } = await runNpm(['publish'], { cwd: copy.folder, env: plainEnv() });
    expect([code, output]).toEqual([0, expect.any(String)]);
    const after = JSON.parse(readFileSync(join(copy.folder, 'package.json'), 'utf8')) as Manifest;
    const repository = { type: 'git', url: `git+${REPOSITORY}.git`, directory: `packages/${name}` };
    expect(after).toMatchObject({ ...before, repository });

    const { manifest, tarball } = registry.published.get(before.name)!;
    expect(manifest.repository).toEqual(repository);
    empty.write('package.tgz', tarball);
    execFileSync('tar', ['-xzf', 'package.tgz'], { cwd: empty.root });
    const built = JSON.parse(readFileSync(inPackage('package.json'), 'utf8')) as Manifest;
    expect(Object.keys(built.exports)).toEqual(Object.keys(before.exports));
    expect(Object.keys(built.exports)).toEqual(expect.arrayContaining(['.', './package.json']));
    expect(Object.keys(built.exports).filter((path) => path.includes('*'))).toEqual([]);
    expect(built.keywords.length).toBeGreaterThan(3);
    expect(built.repository).toEqual(repository);
    const openEnded = Object.values(built.peerDependencies ?? {});
    expect(openEnded.filter((range) => /^>=[^<]*$/.test(range))).toEqual([]);

    const files = readdirSync(inPackage(''), { recursive: true, encoding: 'utf8' });
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'CHANGELOG.md']));
    expect(files.filter((file) => /(?<!\.d)\.tsx?$|^(src|tests)\b/.test(file))).toEqual([]);
    const types = files.filter((file) => file.endsWith('.d.ts'));
    const text = types.map((file) => readFileSync(inPackage(file), 'utf8')).join('\n');
    expect(text.match(/['"]\.[^'"\n]*\.tsx?['"]/g)).toBeNull();
    expect(readFileSync(inPackage('CHANGELOG.md'), 'utf8')).toContain(`\n## ${built.version}\n`);
  });

  test('package: publint and attw find nothing', async () => {
    const args = ['run', inPackage(''), '--pack', 'false', '--strict'];
    const lint = await runBin('publint/src/cli.js', args, { quiet: true });
    expect(lint.output).toContain('All good!');
    const typed = [
      join(empty.root, 'package.tgz'),
      '--profile',
      'esm-only',
      '--no-definitely-typed',
    ];
    const types = await runBin('@arethetypeswrong/cli/dist/index.js', typed, { quiet: true });
    expect(types.code, types.output).toBe(0);
  });

  test('package: each link of its README leads into its tarball or to another site', () => {
    const readme = readFileSync(inPackage('README.md'), 'utf8');
    const targets = [...readme.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!);
    const missing = targets.filter((target) => {
      const [path] = target.split('#');
      return path && !/^https:/.test(path) && !existsSync(inPackage(path));
    });
    expect(missing).toEqual([]);
  });

  test('package: each block of its README runs as it stands', async () => {
    const folder = scratch();
    const env = plainEnv();
    folder.write('package.json', '{ "type": "module" }');
    copyFileSync('packages/ebook-mark/tests/makers/reportlab.pdf', join(folder.root, 'book.pdf'));
    const options = { cwd: folder.root, env, quiet: true };
    const blocks = blocksOf(readFileSync(inPackage('README.md'), 'utf8'));
    expect(blocks.length).toBeGreaterThan(0);
    try {
      for (const { text } of blocks.filter(({ language }) => language === 'sh')) {
        // What goes on until it is stopped has a test of its own.
        const command = text.replace(/ && node \S+\/form\.mjs$/, '');
        const { code, output } = await run('sh', ['-c', command], options);
        const [, printed = ''] = /\n# (.*)/.exec(text) ?? [];
        expect([text, code, output]).toEqual([text, 0, expect.stringContaining(printed)]);
      }
      const written = blocks.filter(({ language }) => language === 'js' || language === 'ts');
      for (const { text, file } of written) folder.write(file, text);
      const rendered = blocks.filter(({ language }) => language === 'jsx');
      for (const { text, file } of rendered) {
        folder.write(file, text);
        folder.write(`${file}.mjs`, renderOf(file));
      }
      // Types of Node, what runs TypeScript, and peers, which npm was told to leave out.
      const { peerDependencies = {} } = JSON.parse(
        readFileSync(inPackage('package.json'), 'utf8'),
      ) as Manifest;
      const linked = [...TOOLS, ...Object.keys(peerDependencies)];
      for (const path of linked.map((linkedName) => join('node_modules', linkedName))) {
        mkdirSync(join(folder.root, path, '..'), { recursive: true });
        if (!existsSync(join(folder.root, path)))
          symlinkSync(join(root, path), join(folder.root, path));
      }
      const flags = [
        '--noEmit',
        '--strict',
        // Next's own types do not pass.
        '--skipLibCheck',
        '--lib',
        'es2023,dom',
        '--module',
        'nodenext',
        '--types',
        'node',
        '--allowJs',
      ];
      const checked = written.map(({ file }) => file);
      const types = await runBin('typescript/bin/tsc', [...flags, ...checked], options);
      expect([types.code, types.output]).toEqual([0, '']);
      const runFile = (file: string) =>
        execFileSync(process.execPath, ['--import', 'tsx', file], {
          cwd: folder.root,
          env,
          input: INPUT,
          encoding: 'utf8',
        });
      for (const { file } of rendered) expect(runFile(`${file}.mjs`)).toContain('Rendered');
      for (const { text, file } of written) {
        const output = runFile(file);
        // What a line is said to give.
        for (const [, value] of text.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm))
          expect(output).toContain(value);
      }
    } finally {
      folder.remove();
    }
  });
});
