import { surroundings } from '@/lib/csp/surroundings';
import { Build, type BuildContext } from './build';
import { inlineCriticalCss } from './critical-css';
import { addPolicies } from './csp-hashes';
import { deferFramework } from './defer-framework';
import { copyForOpenNext, isOpenNext } from './open-next';
import { FAILURE } from './page';
import { precompress } from './precompress';
import { shortenClassNames } from './short-class-names';
import { verify } from './verify';

const HOST_NOTE =
  'Built for a host with its own server: it compresses pages itself, and keeps no files, so set FIREBASE_SERVICE_ACCOUNT (or DATA_DIR, if it has a disk that lasts).';

interface Host {
  /** The host brings an adapter of its own, which deploys the result. */
  hasAdapter: boolean;
}

const hasServer = ({ hasAdapter }: Host) => hasAdapter || isOpenNext();
const isLate = () => process.env.FRAMEWORK !== 'eager';

/** Changes the pages and the header rules of a build; doing it again changes nothing more. */
export function changePages(context: BuildContext, host: Host): Build {
  const build = new Build(context);
  const pages = build.pages.filter(({ route, isDeferred }) => route !== FAILURE && !isDeferred);
  if (isLate() && pages.length > 0) {
    const styles = shortenClassNames(pages, build);
    for (const page of pages) {
      inlineCriticalCss(page, styles);
      deferFramework(page, build);
    }
  }
  addPolicies(build, surroundings());
  if (!hasServer(host)) precompress(build);
  build.write();
  if (isOpenNext()) copyForOpenNext(context.distDir);
  return build;
}

/**
 * Called by Next when it has built the site (`build/adapter.mjs`).
 *
 * @throws when a page or one of Next's files is not what the stages know, or when the built server
 *   answers differently.
 */
export async function finishBuild(context: BuildContext, host: Host): Promise<void> {
  const build = changePages(context, host);
  await verify(build, { isLate: isLate(), isPacked: !hasServer(host) });
  if (hasServer(host)) console.log(HOST_NOTE);
}
