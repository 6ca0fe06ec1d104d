import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL, pathsOf, type SamplePaths } from '@/content/sample-state';
import { hasConfirmed, samples } from '@/content/samples';
import { site } from '@/content/site';
import { isHttp } from '@/lib/env';
import { isHeldBack } from '@/lib/words/own-words';
import { settingWarnings } from '@/lib/server/start/setting-warnings';
import { factsAtOdds } from '../lib/at-odds';
import { root } from '../lib/root.mjs';
import { pastBatchNote, WARNINGS } from '../lib/settings';
import { advice, broken, type Check, ok, waiting } from './check';

/** Settings with a `$`, which Next takes for the name of a variable: the value is another one then. */
export const namesWithDollar = (text: string): string[] =>
  [...text.matchAll(/^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=(.*)$/gm)].flatMap(
    ([, name = '', value = '']) => (/(^|[^\\])\$/.test(value) ? name : []),
  );

function dollarNote(): string | undefined {
  const files = ['.env', '.env.local', '.env.production', '.env.production.local'];
  const found = files.flatMap((file) => {
    const path = join(root, file);
    const names = existsSync(path) ? namesWithDollar(readFileSync(path, 'utf8')) : [];
    // A folder may well begin with $HOME.
    return names.filter((name) => name !== 'DATA_DIR').map((name) => `${name} in ${file}`);
  });
  return found.length > 0 ? `${found.join(', ')}: what follows a $ is replaced.` : undefined;
}

/** What the start refuses was said before. */
export const settingsAndFacts: Check = ({ settings, now }) => {
  const dollar = dollarNote();
  if (dollar) return broken(dollar, 'Write %24 for $ in an address, and \\$ elsewhere.');
  if (settingWarnings(settings).includes('node-unsupported')) {
    return advice(WARNINGS['node-unsupported'], 'Install it (docs/hosting.md), and start again.');
  }
  const past = pastBatchNote(site.course.next, site.timeZone, new Date(now));
  return past ? advice(past, 'Answer npm run setup -- course.') : ok('The site starts with them.');
};

export const beside: Check = () => {
  const notes = factsAtOdds(site);
  if (notes.length === 0) return ok('No two of them contradict each other.');
  const list = notes.map((note) => `\n           ${note}`).join('');
  return advice(
    `Visitors would ask about this:${list}`,
    'Correct what is wrong with npm run setup.',
  );
};

/** What the law pages leave out until the owner has chosen or read it. */
export const lawPages: Check = ({ isOnline }) => {
  const { host, records, lastReviewed, reviewedByLawyer } = site.legal;
  const missing = [
    host === null && '/privacy names no company that runs the server.',
    records.service === null && '/privacy does not say where you keep messages.',
    lastReviewed === null && 'You have not read /privacy and /terms yet.',
  ].filter((sentence) => sentence !== false);
  if (missing.length > 0) {
    return (isOnline ? advice : waiting)(missing.join(' '), 'Answer npm run setup -- legal.');
  }
  return ok(`They have your facts${reviewedByLawyer ? '' : ', and say that they are a sample'}.`);
};

/** Samples that would lose visitors' money or messages. */
const URGENT = ['upi.id', 'phone', 'email'];

const listSamples = (files: SamplePaths) =>
  Object.entries(files)
    .map(([file, paths]) =>
      paths === ALL ? `all of ${file}` : `in ${file}: ${(paths as string[]).join(', ')}`,
    )
    .map((line) => `\n           ${line}`)
    .join('');

/** Those that visitors read, and those that wait for the owner's word. */
function divideSamples(all: SamplePaths) {
  const choose = (isHeld: boolean): SamplePaths =>
    Object.fromEntries(
      Object.entries(all).flatMap(([file, paths]) => {
        const chosen = pathsOf(paths).filter(
          (path) => (hasConfirmed && isHeldBack(file, path)) === isHeld,
        );
        if (chosen.length === 0) return [];
        return [[file, paths === ALL ? ALL : chosen] as const];
      }),
    );
  return { shown: choose(false), held: choose(true) };
}

export const sampleFacts: Check = ({ settings }) => {
  const files = Object.entries(samples);
  if (files.length === 0) return ok('All samples are replaced.');
  const { shown, held } = divideSamples(samples);
  const why = [
    Object.keys(shown).length > 0 && `These came with the site:${listSamples(shown)}`,
    Object.keys(held).length > 0 &&
      `Visitors do not see these until you have changed or confirmed them:${listSamples(held)}`,
  ]
    .filter(Boolean)
    .join('\n         ');
  const next = [
    'Answer npm run setup for content/site.json and npm run setup -- books for content/books.json; type ok where a sample is true.',
    'Change the others in their files, or confirm what is true: npm run setup -- samples (docs/content.md).',
    files.some(([file]) => file.endsWith('.ts')) &&
      'about.profile and the like are the groups of that name in about.ts: what the sample teacher says, in the first person.',
  ]
    .filter(Boolean)
    .join(' ');
  const isUrgent = URGENT.some((path) => samples['content/site.json']?.includes(path));
  if (isHttp(settings.SITE_URL) || !isUrgent) return advice(why, next);
  return broken(`Visitors would pay or write to a sample. ${why}`, next);
};
