export { quietBuild } from './build.ts';
export { composeAdapters, hostAdapter } from './compose.ts';
export { type QuietOptions } from './options.ts';
