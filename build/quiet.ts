/** What the site hands to `packages/quiet-next`, and what it adds to a finished build. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quietBuild } from '@sutra/quiet-next/build';
import { composeAdapters, hostAdapter } from '@sutra/quiet-next/compose';
import { type QuietOptions } from '@sutra/quiet-next/options';
import { type NextAdapter } from 'next';
import { languageNames } from '@/content/languages';
import { REVISIT } from '@/lib/browser/revisit';
import { cspSources } from '@/lib/csp/csp-sources';
import { pagePolicy } from '@/lib/csp/policies';
import { env } from '@/lib/env';
import { ownScripts } from '@/lib/head/inline-scripts';
import { builtSettings } from '@/lib/server/start/built-with';
import { noSettings } from '../scripts/lib/setting-names.mjs';

const FRAMEWORKS = ['deferred', 'eager', 'both'] as const;

/** The not-found page is in every language, until a script takes out the other halves. */
const LANGUAGES = languageNames.map((language) => `<html lang="${language}">`).join('');

export const quietOptions: QuietOptions = {
  framework: FRAMEWORKS.find((name) => name === process.env.FRAMEWORK),
  policy: (hashes) => pagePolicy(cspSources(), hashes),
  keepInline: (text) => ownScripts.includes(text),
  critical: {
    allow: [/\[data-(theme|account|offer|missed|practised)\b/],
    // No page has a sheet of sums or a parent's page before the framework.
    late: [/(?<!\\|:not\():has\(\.(sheet-made|progress-report)/],
    markup: (route) => (route === '/_not-found' ? LANGUAGES : ''),
  },
  // Links and fields work by themselves on every page. The rest would add 0.6 kB to each.
  events: 'presses',
  instant: ['tabs', 'rows', 'selection'],
  unchanging: /^\/words\//,
  // A visitor may have signed in after the page was left or prerendered.
  atOnce: { attribute: 'account', event: REVISIT },
  verify: {
    // Any build serves its pages to this machine, without settings.
    env: (folder) => ({ ...noSettings(), BUILT_WITH: '', DATA_DIR: folder }),
    // Only `lib/http/guard.ts` answers so.
    answers: [{ path: '/', headers: { 'if-match': '"none"' }, status: 412 }],
  },
};

const HOST_NOTE =
  'Built for a host with its own server, which compresses pages itself. Its disk is ephemeral: set FIREBASE_SERVICE_ACCOUNT (or DATA_DIR, if the disk is durable).';

const site: NextAdapter = {
  name: 'sutra',
  onBuildComplete({ distDir }) {
    // The server has it within; this is for `npm run doctor`.
    writeFileSync(join(distDir, 'built-with.json'), JSON.stringify(builtSettings(env)));
    if (process.env.NEXT_ADAPTER_PATH) console.log(HOST_NOTE);
  },
};

export const adapter = composeAdapters(quietBuild(quietOptions), site, await hostAdapter());
