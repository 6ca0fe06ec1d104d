import { join } from 'node:path';
import { samples } from '@/content/samples';
import { site } from '@/content/site';
import { isLocal } from '@/lib/env';
import { recordedDays } from '@/lib/law/built-days';
import { DATA_RULES_DATE } from '@/lib/law/data-rules';
import { root } from '../steps/root.mjs';
import { sampleNotes } from '../steps/settings';
import { advice, broken, type Check, ok } from './check';

/** Samples that would lose visitors' money or messages. */
const URGENT = ['site.upi.id', 'site.phone', 'site.email'];

export const sampleFacts: Check = {
  name: 'Samples',
  run({ settings }) {
    const notes = sampleNotes(samples);
    if (notes.length === 0) return ok('All samples are replaced.');
    const next =
      'Run npm run setup for content/site.ts; it does not ask for site.course, site.legal.refund and site.legal.records. Replace those and the others in their files, and delete each from content/samples.ts.';
    const urgent = URGENT.filter((path) => samples['content/site.ts']?.includes(path));
    if (isLocal(settings.SITE_URL) || urgent.length === 0) return advice(notes.join(' '), next);
    return broken(`Visitors would pay or write to a sample. ${notes.join(' ')}`, next);
  },
};

export const privacy: Check = {
  name: 'Privacy page',
  run({ settings }) {
    const built = recordedDays(join(root, '.next'));
    if (!built) return undefined;
    if (built.KEEP_DAYS === settings.KEEP_DAYS) return ok('It says how long data is kept.');
    return broken(
      `/privacy tells visitors ${built.KEEP_DAYS} days, but KEEP_DAYS is ${settings.KEEP_DAYS}.`,
      'Update the site, which builds its pages again (docs/hosting.md).',
    );
  },
};

const DAY = 24 * 3_600_000;
const APPLIES = Date.parse(DATA_RULES_DATE);

export const law: Check = {
  name: 'Law dates',
  run({ settings, now }) {
    const switches = [
      settings.KEEP_DAYS < 365 && 'KEEP_DAYS=365 in .env',
      site.legal.parentConsent !== 'parent-first' &&
        "site.legal.parentConsent to 'parent-first' in content/site.ts",
    ].filter(Boolean);
    if (now.getTime() < APPLIES - 60 * DAY) return ok('No new duty within 60 days.');
    const why =
      "India's Digital Personal Data Protection Rules 2025 on keeping data (rule 8(3)) and on the consent of parents (rule 10) apply from 13 May 2027.";
    if (switches.length === 0) return ok(`${why} The site is set for them.`);
    return advice(
      why,
      `Check the date and your duties at https://www.meity.gov.in or with a lawyer. Then set ${switches.join(', and ')}.`,
    );
  },
};
