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

const hasServer = (hasAdapter: boolean) => hasAdapter || isOpenNext();

export function changePages(context: BuildContext, hasAdapter: boolean): Build {
  const build = new Build(context);
  if (process.env.FRAMEWORK !== 'eager') {
    const pages = build.pages.filter(({ route }) => route !== GLOBAL_ERROR);
    const styles = shortenClassNames(pages, build);
    for (const page of pages) {
      inlineCriticalCss(page, styles);
      deferFramework(page, build);
    }
  }
  addPolicies(build, cspSources());
  if (!hasServer(hasAdapter)) precompress(build);
  build.write();
  if (isOpenNext()) copyForOpenNext(context.distDir);
  return build;
}

export async function finishBuild(context: BuildContext, hasAdapter: boolean): Promise<void> {
  const build = changePages(context, hasAdapter);
  recordDays(context.distDir, env);
  await verify(build, !hasServer(hasAdapter));
  if (hasServer(hasAdapter)) console.log(HOST_NOTE);
}
