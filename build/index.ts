import { surroundings } from '@/lib/csp/surroundings';
import { Build, type BuildContext } from './build';
import { inlineCriticalCss } from './critical-css';
import { addPolicies } from './csp-hashes';
import { deferFramework } from './defer-framework';
import { FAILURE } from './page';
import { precompress } from './precompress';
import { verify } from './verify';

/**
 * Called by Next when it has built the site (`build/adapter.mjs`): changes the prerendered pages and
 * the header rules, and then asks the built server for every page.
 *
 * @param hasHost the host brings an adapter of its own, which deploys the result.
 * @throws when a page or one of Next's files is not what the stages know, or an answer is wrong.
 */
export async function finishBuild(context: BuildContext, { hasHost }: { hasHost: boolean }) {
  const build = new Build(context);
  const isLate = process.env.FRAMEWORK !== 'eager';

  for (const page of build.pages.filter(({ route }) => isLate && route !== FAILURE)) {
    inlineCriticalCss(page, build);
    deferFramework(page, build);
  }
  addPolicies(build, surroundings());
  // A host with a network of its own compresses by itself.
  if (!hasHost) precompress(build);
  build.write();
  await verify(build, { isLate, isPacked: !hasHost });
}
