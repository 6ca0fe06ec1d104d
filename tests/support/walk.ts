import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, type Frame, type Page } from '@playwright/test';
import { canarySettings, settingCanaries } from '@/scripts/steps/canaries.mjs';
import { root } from '@/scripts/steps/root.mjs';
import { type Exchange, type Recorder, startRecorder } from './recorder';
import { type RunningSite, startSite } from './site';
import { expect, test as base } from './test';

/** A site of its own, watched from every side while somebody walks through it. */
export interface Walk {
  /** What the site was asked so far at addresses like this (without a query), and answered. */
  asked(path: RegExp): Exchange[];
  /** Adds values by name that may be shown to nobody. Case does not count. */
  carry(canaries: Record<string, string>): void;
  /** Violations of a policy so far, in any page or frame. */
  violations(): string[];
  /** Expects that a violation in this page or frame would be noticed. */
  listensTo(frame: Page | Frame): Promise<void>;
  /** Origins other than its own that the site's pages have asked so far. */
  strangers(): string[];
  /** Origins that the policies of the pages name. */
  named(): string[];
  /** Ends the site and says where canaries were found: in an answer, a file, or the log. */
  leaks(): Promise<string[]>;
}

const PROOF = 'proof';

/** None is lost over a navigation, since none has to be asked for. */
async function hearViolations(
  context: BrowserContext,
): Promise<Pick<Walk, 'violations' | 'listensTo'>> {
  const heard: string[] = [];
  const proofs = () => heard.filter((what) => what.startsWith(PROOF)).length;
  await context.exposeBinding('violated', (_, what: string) => void heard.push(what));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, documentURI, sourceFile, lineNumber } = event;
      const { violated } = window as unknown as { violated(what: string): void };
      const where = `${documentURI} (${sourceFile}:${lineNumber})`;
      violated(`${violatedDirective} by ${blockedURI} in ${where}`);
    });
  });
  return {
    violations: () => heard.filter((what) => !what.startsWith(PROOF)),
    async listensTo(frame) {
      const before = proofs();
      await frame.evaluate((violatedDirective) => {
        const init = { violatedDirective, bubbles: true } as SecurityPolicyViolationEventInit;
        document.dispatchEvent(new SecurityPolicyViolationEvent('securitypolicyviolation', init));
      }, PROOF);
      await expect.poll(proofs, `violations in ${frame.url()} are heard`).toBe(before + 1);
    },
  };
}

/** Whom the pages of `own` ask. What another site's page asks is its own affair. */
function noteStrangers(context: BrowserContext, own: string): Walk['strangers'] {
  const asked = new Set<string>();
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!protocol.startsWith('http') || origin === own) return;
    const { referer = own } = request.headers();
    if (new URL(referer).origin === own) asked.add(origin);
  });
  return () => [...asked].sort();
}

function namedBy(exchanges: readonly Exchange[]): string[] {
  const policies = exchanges.map(({ headers }) => String(headers['content-security-policy']));
  const sources = policies.flatMap((policy) => policy.match(/https?:\/\/[^\s;]+/g) ?? []);
  return [...new Set(sources.map((source) => new URL(source).origin))];
}

const pathOf = (address: string) => address.split('?', 1)[0]!;

/** Every file that a browser may be given as the build left it: scripts, styles, pages, their data. */
const builtFiles = () =>
  ['static', 'server'].flatMap((folder) =>
    readdirSync(join(root, '.next', folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((file) => folder === 'static' || /\.(html|rsc|body|meta)$/.test(file))
      .map((file) => ({ name: file.slice(root.length), text: readFileSync(file, 'utf8') })),
  );

/** All that came from the site, by a name for each part. A cookie goes where it belongs. */
function shown(site: RunningSite, { exchanges }: Recorder) {
  const answers = exchanges.flatMap(({ method, path, headers, body }) => {
    const name = `${method} ${pathOf(path)}`;
    return [
      { name: `address of ${name}`, text: path },
      { name: `headers of ${name}`, text: JSON.stringify({ ...headers, 'set-cookie': '' }) },
      { name, text: body },
    ];
  });
  return [...answers, ...builtFiles(), { name: 'the log', text: site.output() }];
}

export const test = base.extend<{
  recorded: { site: RunningSite; recorder: Recorder };
  walk: Walk;
}>({
  // Through the sheet, which is there whenever there is a build to start.
  recorded: async ({}, provide) => {
    const site = await startSite({
      ...canarySettings(new URL(process.env.SHEET_URL!).origin),
      FIREBASE_AUTH_EMULATOR_HOST: new URL(process.env.IDENTITY_URL!).host,
    });
    const recorder = await startRecorder(site.url);
    await provide({ site, recorder });
    await recorder.close();
    await site.stop();
  },

  baseURL: ({ recorded }, provide) => provide(recorded.recorder.url),

  walk: async ({ recorded: { site, recorder }, context }, provide) => {
    const { exchanges, url } = recorder;
    const canaries: Record<string, string> = {
      ...settingCanaries,
      'the address of the sheet': new URL(process.env.SHEET_URL!).host,
    };
    await provide({
      asked: (wanted) => exchanges.filter(({ path }) => wanted.test(pathOf(path))),
      carry: (more) => void Object.assign(canaries, more),
      ...(await hearViolations(context)),
      strangers: noteStrangers(context, url),
      named: () => namedBy(exchanges),
      async leaks() {
        await site.stop();
        const found = shown(site, recorder).flatMap(({ name, text }) => {
          const lower = text.toLowerCase();
          return Object.entries(canaries)
            .filter(([, value]) => lower.includes(value.toLowerCase()))
            .map(([what]) => `${what} in ${name}`);
        });
        return [...new Set(found)].sort();
      },
    });
  },
});
