/** Next calls this after its own build; then a host's own adapter gets the changed build. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

async function hostAdapter() {
  const name = process.env.NEXT_ADAPTER_PATH;
  if (!name) return undefined;
  const path = createRequire(join(process.cwd(), 'package.json')).resolve(name);
  const { default: found, ...named } = await import(pathToFileURL(path).href);
  return found?.default ?? found ?? named;
}

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'sutra',
  // Next logs a message at each start when this exists.
  ...(process.env.NEXT_ADAPTER_PATH && {
    async modifyConfig(config, context) {
      const host = await hostAdapter();
      return (await host.modifyConfig?.(config, context)) ?? config;
    },
  }),
  async onBuildComplete(context) {
    const host = await hostAdapter();
    // Next loads this file as it is, without TypeScript.
    const { tsImport } = await import('tsx/esm/api');
    const { finishBuild } = await tsImport('../packages/quiet-next/src/finish.ts', import.meta.url);
    await finishBuild(context, host !== undefined);
    await host?.onBuildComplete?.(context);
  },
};

export default adapter;
