import { cspSources } from '@/lib/csp/csp-sources';
import { env } from '@/lib/env';
import { recordDays } from '@/lib/law/built-days';
import { Build, type BuildContext } from './build';
import { inlineCriticalCss } from './critical-css';
import { addPolicies } from './csp-hashes';
import { deferFramework } from './defer-framework';
import { copyForOpenNext, isOpenNext } from './open-next';
import { GLOBAL_ERROR } from './page';
import { precompress } from './precompress';
import { shortenClassNames } from './short-class-names';
import { verify } from './verify';

const HOST_NOTE =
  'Built for a host with its own server, which compresses pages itself. Its disk is ephemeral: set FIREBASE_SERVICE_ACCOUNT (or DATA_DIR, if the disk is durable).';

interface Host {
  hasAdapter: boolean;
}

const hasServer = ({ hasAdapter }: Host) => hasAdapter || isOpenNext();
const isDeferring = () => process.env.FRAMEWORK !== 'eager';

/** Idempotent. */
export function changePages(context: BuildContext, host: Host): Build {
  const build = new Build(context);
  const pages = build.pages.filter(
    ({ route, isDeferred }) => route !== GLOBAL_ERROR && !isDeferred,
  );
  if (isDeferring() && pages.length > 0) {
    const styles = shortenClassNames(pages, build);
    for (const page of pages) {
      inlineCriticalCss(page, styles);
      deferFramework(page, build);
    }
  }
  addPolicies(build, cspSources());
  if (!hasServer(host)) precompress(build);
  build.write();
  if (isOpenNext()) copyForOpenNext(context.distDir);
  return build;
}

export async function finishBuild(context: BuildContext, host: Host): Promise<void> {
  const build = changePages(context, host);
  recordDays(context.distDir, env);
  await verify(build, !hasServer(host));
  if (hasServer(host)) console.log(HOST_NOTE);
}
