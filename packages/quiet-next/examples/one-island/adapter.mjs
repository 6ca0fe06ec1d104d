import { quietBuild } from '@sutra/quiet-next/build';
import { composeAdapters, hostAdapter } from '@sutra/quiet-next/compose';

const quiet = quietBuild({
  framework: process.env.FRAMEWORK,
  policy: (hashes) => `script-src 'self' ${hashes.join(' ')}`,
  critical: {},
});

export default composeAdapters(quiet, await hostAdapter());
