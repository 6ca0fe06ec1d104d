import { Failure, main, run } from './lib/run.mjs';

const git = (args, quiet = true) => run('git', args, { quiet });
const DRIVER = 'node scripts/merge-facts.mjs %O %A %B %P';
const MISSING = `There is no "upstream" yet, the repository that you copied. Name it with:
  git remote add upstream https://github.com/…`;

async function fetchUpstream() {
  const { output } = await git(['remote']);
  if (!output.split('\n').includes('upstream')) throw new Failure(MISSING);
  const { code } = await git(['fetch', 'upstream'], false);
  if (code !== 0) throw new Failure('git fetch upstream failed: see above.');
  return 'upstream/main';
}

const list = (files) => files.map((file) => `  ${file}`).join('\n');

/** `npm run merge`: merges `upstream/main`, or what is named, and facts by their names. */
await main(async () => {
  const from = process.argv[2] ?? (await fetchUpstream());
  const driver = ['-c', `merge.facts.driver=${DRIVER}`, '-c', 'merge.facts.name=facts'];
  const { code } = await git([...driver, 'merge', '--no-edit', from], false);
  if (code === 0) return console.log('Merged. Now run: npm ci && npm run doctor');
  const { output } = await git(['diff', '--name-only', '--diff-filter=U']);
  if (!output) throw new Failure('Nothing was merged: git says above why.');
  throw new Failure(`Both sides changed the same lines of these files:
${list(output.split('\n'))}
In each, look for <<<<<<<: first your lines, then the project's. Keep the right ones, delete the marks, or take a
whole file: "git checkout --ours FILE" is yours, "git checkout --theirs FILE" the project's. Then run:
  git add -A && git commit --no-edit && npm ci && npm run doctor
To undo the merge: git merge --abort`);
});
