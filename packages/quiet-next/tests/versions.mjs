/**
 * Builds and walks `fixtures/whole` with the last patch of each minor of Next since 16.2 and with its canary, and
 * writes the table of the README: `node packages/quiet-next/tests/versions.mjs`. It asks the registry of npm.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { repository, run } from './project.mjs';

const FIRST = { major: 16, minor: 2 };
const README = resolve(import.meta.dirname, '../README.md');
const TABLE = /(?<=<!-- versions -->\n)[^]*(?=<!-- \/versions -->)/;

async function ready(running) {
  const { code, output } = await running;
  if (code !== 0) throw new Error(output);
  return output;
}

const numbersOf = (version) => version.split(/\D+/).filter(Boolean).map(Number);

function compare(one, other) {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  const at = a.findIndex((number, index) => number !== b[index]);
  return at < 0 ? 0 : a[at] - (b[at] ?? 0);
}

/** The last patch of each minor, and the canary of what comes next. */
function choose(versions) {
  const recent = versions.toSorted(compare).filter((version) => {
    const [major, minor] = numbersOf(version);
    return major > FIRST.major || (major === FIRST.major && minor >= FIRST.minor);
  });
  const minors = new Map();
  for (const version of recent.filter((each) => /^[\d.]+$/.test(each))) {
    minors.set(numbersOf(version).slice(0, 2).join('.'), version);
  }
  const stable = [...minors.values()];
  const canary = recent.findLast((version) => version.includes('-canary.'));
  return canary && compare(canary, stable.at(-1)) > 0 ? [...stable, canary] : stable;
}

/** @returns the tests that failed. */
async function tryVersion(version) {
  const folder = mkdtempSync(join(tmpdir(), 'next-version-'));
  try {
    const install = ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', `next@${version}`];
    await ready(run('npm', install, { cwd: folder }));
    const report = join(folder, 'report.json');
    const tests = 'packages/quiet-next/tests/fixtures.long.test.ts';
    const only = ['-t', 'whole: early'];
    const args = ['vitest', 'run', tests, ...only, '--reporter=json', `--outputFile=${report}`];
    const { output } = await run('npx', args, {
      cwd: repository,
      env: { NEXT_MODULES: join(folder, 'node_modules') },
    });
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const results = testResults.flatMap(({ assertionResults }) => assertionResults);
    for (const { failureMessages } of results)
      for (const each of failureMessages) console.error(each);
    if (!results.some(({ status }) => /^(passed|failed)$/.test(status))) throw new Error(output);
    return results
      .filter(({ status }) => status === 'failed')
      .map(({ title }) => title.replace(/^whole: /, ''));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const listed = await ready(run('npm', ['view', 'next', 'versions', '--json'], { cwd: repository }));
const rows = [];
for (const version of choose(JSON.parse(listed))) {
  const failed = await tryVersion(version);
  console.log(version, failed);
  rows.push([version, failed.length > 0 ? `no: ${failed.join(', ')}` : 'yes']);
}
rows.push(['16.1 and older', 'not supported']);
const table = [['Next', 'The whole app arrives'], ['---', '---'], ...rows];
const text = table.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
writeFileSync(README, readFileSync(README, 'utf8').replace(TABLE, `\n${text}\n`));
await ready(run('npx', ['prettier', '--write', README], { cwd: repository }));
