import fc from 'fast-check';

/** The same cases in every run, so that a change alone turns a test red; `SEED=7` draws others. */
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: Number(process.env.SEED ?? 16),
});

export default fc;
