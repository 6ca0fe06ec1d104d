import { execFileSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '@/scripts/lib/root.mjs';
import { owners } from '@/tests/support/owners-edits';
import { scratch } from '@/tests/support/scratch';

/** As many commits of the project an owner has not merged yet. */
const COMMITS = 20;

const ME = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.in'];
const run = (folder: string, args: string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();

/** Why there is nothing to replay; an archive without a history is no copy that could be merged. */
function findObstacle(): string | undefined {
  try {
    if (realpathSync(run(root, ['rev-parse', '--show-toplevel'])) !== realpathSync(root)) {
      return 'this folder is not a git repository';
    }
    const count = Number(run(root, ['rev-list', '--first-parent', '--count', 'HEAD']));
    if (count > COMMITS) return undefined;
    return `its history has ${count} commits (git fetch --unshallow brings the others)`;
  } catch {
    return 'this folder is not a git repository';
  }
}

/** Facts by their paths; a list is one. */
function leavesOf(value: object, path = ''): Record<string, string> {
  const entries = Object.entries(value).map(([key, part]: [string, unknown]) => {
    const isGroup = typeof part === 'object' && part !== null && !Array.isArray(part);
    const at = `${path}${key}`;
    return isGroup ? leavesOf(part, `${at}.`) : { [at]: JSON.stringify(part) };
  });
  return Object.assign({}, ...entries) as Record<string, string>;
}

const obstacle = findObstacle();
function replay() {
  let folder: ReturnType<typeof scratch>;
  const git = (...args: string[]) => run(folder.root, [...ME, ...args]);

  beforeAll(() => {
    folder = scratch();
    run(root, ['clone', '--quiet', '--no-checkout', root, folder.root]);
  });
  afterAll(() => folder.remove());

  const driver = `'${process.execPath}' '${join(root, 'scripts/merge-facts.mjs')}' %O %A %B %P`;
  const byNames = [
    '-c',
    `core.attributesFile=${join(root, '.gitattributes')}`,
    '-c',
    `merge.facts.driver=${driver}`,
  ];

  /** The files that both sides changed in the same lines. */
  function merge(options: string[], from: string): string[] {
    try {
      git(...options, 'merge', '--quiet', '--no-edit', from);
      return [];
    } catch (error) {
      const conflicts = git('diff', '--name-only', '--diff-filter=U');
      if (!conflicts) throw error;
      return conflicts.split('\n');
    }
  }

  const siteFacts = () =>
    JSON.parse(readFileSync(join(folder.root, 'content/site.json'), 'utf8')) as object;

  test.each(owners)('of an owner with $who: none is in code or facts', async ({ make }) => {
    const head = run(root, ['rev-parse', 'HEAD']);
    const base = run(root, ['rev-list', '--first-parent', '-1', `--skip=${COMMITS}`, 'HEAD']);
    git('checkout', '--quiet', '--force', '-B', 'owner', base);
    git('clean', '--quiet', '-dffx');
    const before = leavesOf(siteFacts());
    await make(folder.root);
    git('add', '--all');
    git('commit', '--quiet', '--no-verify', '-m', 'Write down my facts');
    const own = leavesOf(siteFacts());

    // As text: an owner who knows git only.
    const asText = merge([], head);
    expect(asText.filter((file) => !file.startsWith('content/'))).toEqual([]);
    git('reset', '--quiet', '--hard', 'owner');

    const conflicts = merge(byNames, head);
    const words = /^content\/[a-z]{2}\/[\w/-]+\.ts$/;
    if (conflicts.length > 0) console.info(`Left to the owner: ${conflicts.join(', ')}`);
    expect(conflicts.filter((file) => !words.test(file))).toEqual([]);
    const merged = leavesOf(siteFacts());
    const changed = Object.entries(own).filter(([path, value]) => value !== before[path]);
    expect(Object.fromEntries(changed.filter(([path, value]) => merged[path] !== value))).toEqual(
      {},
    );
    git('reset', '--quiet', '--hard', 'owner');
  });
}

function sayWhyNot() {
  test('was not tried', ({ skip }) => {
    console.warn(`Merging was NOT tried: ${obstacle}.`);
    skip(`not tried: ${obstacle}`);
  });
}

describe(`merging ${COMMITS} commits`, obstacle ? sayWhyNot : replay);
