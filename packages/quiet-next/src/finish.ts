/** What happens to a build after Next: the stages, in order. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cspSources } from '@/lib/csp/csp-sources';
import { env } from '@/lib/env';
import { builtSettings } from '@/lib/start/built-with';
import { Build, type BuildContext } from './output.ts';
import { compress } from './compress.ts';
import { deferFramework } from './defer.ts';
import { addPolicies } from './policies.ts';
import { styleInliner } from './critical.ts';
import { GLOBAL_ERROR } from './page.ts';
import { verify } from './verify.ts';

const HOST_NOTE =
  'Built for a host with its own server, which compresses pages itself. Its disk is ephemeral: set FIREBASE_SERVICE_ACCOUNT (or DATA_DIR, if the disk is durable).';

export function changePages(
  context: BuildContext,
  hasAdapter: boolean,
  isEager = process.env.FRAMEWORK === 'eager',
): Build {
  const build = new Build(context);
  if (!isEager) {
    const pages = build.pages.filter(({ route }) => route !== GLOBAL_ERROR);
    const inlineStyles = styleInliner(build);
    for (const page of pages) {
      deferFramework(page, build);
      inlineStyles(page);
    }
  }
  addPolicies(build, cspSources());
  if (!hasAdapter) compress(build);
  return build;
}

/** Writes the files in which an eager build differs, so that `npm test` does not build once more. */
function writeEagerFiles(context: BuildContext, hasAdapter: boolean): void {
  const outputs = { ...context.outputs, staticFiles: [...context.outputs.staticFiles] };
  changePages({ ...context, outputs }, hasAdapter, true).write(join(context.distDir, 'eager'));
}

export async function finishBuild(context: BuildContext, hasAdapter: boolean): Promise<void> {
  if (process.env.FRAMEWORK === 'both') writeEagerFiles(context, hasAdapter);
  const build = changePages(context, hasAdapter);
  build.write();
  // The server has it within; this is for `npm run doctor`.
  writeFileSync(join(context.distDir, 'built-with.json'), JSON.stringify(builtSettings(env)));
  const isEager = process.env.FRAMEWORK === 'eager';
  await verify(build, { isCompressed: !hasAdapter, isEager });
  if (hasAdapter) console.log(HOST_NOTE);
}
