/** Next calls this after its own build, and reads it at each start. */
import { checkTypes } from './check-types.mjs';

async function load() {
  // Next loads this file as it is, without TypeScript.
  const { tsImport } = await import('tsx/esm/api');
  const { adapter } = await tsImport('./quiet.ts', import.meta.url);
  return adapter;
}

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'sutra',
  // Next logs a message at each start when this exists; only a host's own adapter needs it.
  ...(process.env.NEXT_ADAPTER_PATH && {
    async modifyConfig(config, context) {
      const { modifyConfig } = await load();
      return modifyConfig ? modifyConfig(config, context) : config;
    },
  }),
  async onBuildComplete(context) {
    const { onBuildComplete } = await load();
    const isChecked = process.env.TYPES === 'checked';
    await Promise.all([onBuildComplete(context), !isChecked && checkTypes(context)]);
  },
};

export default adapter;
