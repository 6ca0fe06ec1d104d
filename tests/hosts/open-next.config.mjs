/**
 * The settings of docs/hosting.md, with OpenNext's own server for this machine in place of Lambda,
 * and files in place of S3.
 */
const config = {
  default: {
    override: {
      wrapper: 'express-dev',
      converter: 'node',
      incrementalCache: 'fs-dev',
      tagCache: 'dummy',
      queue: 'dummy',
    },
  },
  dangerous: { disableTagCache: true, middlewareHeadersOverrideNextConfigHeaders: true },
  // Without it, OpenNext installs sharp from the registry. The site's pictures need no optimizer.
  imageOptimization: { install: false },
};

export default config;
