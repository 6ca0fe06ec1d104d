/** What happens to a build after Next: the stages, in order. */
import { join } from 'node:path';
import { checkBuild, checkScripts, faultsOf } from './check.ts';
import { completeParts } from './complete.ts';
import { compress } from './compress.ts';
import { styleInliner } from './critical.ts';
import { createLoader, deferFramework } from './defer.ts';
import { type QuietOptions } from './options.ts';
import { type BuildContext, Output } from './output.ts';
import { GLOBAL_ERROR } from './page.ts';
import { addPolicies } from './policies.ts';
import { verify } from './verify.ts';

/** A host's own server compresses by itself. */
const hasOwnServer = () => Boolean(process.env.NEXT_ADAPTER_PATH);

export function changePages(context: BuildContext, options: QuietOptions): Output {
  const { policy, keepInline, critical, exclude, brotli = !hasOwnServer() } = options;
  const isEager = options.framework === 'eager';
  const output = new Output(context, exclude);
  // Of the page for a failure of the server nothing is deferred.
  const deferred = isEager ? [] : output.pages.filter(({ route }) => route !== GLOBAL_ERROR);
  deferred.forEach(completeParts);
  const faults = [
    ...checkBuild(context, options),
    ...(isEager ? [] : checkScripts(output.assets)),
    ...output.pages.flatMap((page) => faultsOf(page, options)),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  if (!isEager) {
    const loader = createLoader(options);
    const inlineStyles = critical && styleInliner(output, critical, options.instant);
    for (const page of deferred) {
      deferFramework(page, output, { loader, keepInline });
      inlineStyles?.(page);
    }
  }
  if (policy) addPolicies(output, { policy, exclude });
  if (brotli) compress(output, options.unchanging);
  return output;
}

/** Writes the files in which an eager build differs, so that tests need no second build. */
function writeEagerFiles(context: BuildContext, options: QuietOptions): void {
  const copied = structuredClone({ outputs: context.outputs, routing: context.routing });
  const eager = changePages({ ...context, ...copied }, { ...options, framework: 'eager' });
  eager.write(join(context.distDir, 'eager'));
}

export async function finishBuild(context: BuildContext, options: QuietOptions): Promise<void> {
  if (options.framework === 'both') writeEagerFiles(context, options);
  const output = changePages(context, options);
  output.write();
  if (options.verify === false) return;
  await verify(output, {
    isCompressed: options.brotli ?? !hasOwnServer(),
    isDeferred: options.framework !== 'eager',
    hasPolicy: Boolean(options.policy),
    leavesOthers: Boolean(options.exclude),
    hasCritical: Boolean(options.critical),
    ...(options.verify !== true && options.verify),
  });
}
