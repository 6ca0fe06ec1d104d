import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type NextAdapter } from 'next';

/** The adapter that a host brings, which `adapterPath` in next.config would replace. */
export async function hostAdapter(
  name = process.env.NEXT_ADAPTER_PATH,
): Promise<NextAdapter | undefined> {
  if (!name) return undefined;
  const path = createRequire(join(process.cwd(), 'package.json')).resolve(name);
  const { default: found, ...named } = await import(pathToFileURL(path).href);
  return found?.default ?? found ?? named;
}

/** Each adapter gets the build as those before it have left it. */
export function composeAdapters(...adapters: (NextAdapter | undefined)[]): NextAdapter {
  const all = adapters.filter((adapter) => adapter !== undefined);
  const modifying = all.filter(({ modifyConfig }) => modifyConfig);
  return {
    name: all.map(({ name }) => name).join(', '),
    // Next logs a message at each start when this exists.
    ...(modifying.length > 0 && {
      async modifyConfig(config, context) {
        for (const adapter of modifying) {
          config = (await adapter.modifyConfig!(config, context)) ?? config;
        }
        return config;
      },
    }),
    async onBuildComplete(context) {
      for (const adapter of all) await adapter.onBuildComplete?.(context);
    },
  };
}
