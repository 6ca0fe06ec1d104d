import fc from 'fast-check';

/** The same cases in every run, so that a change alone turns a test red; `SEED=7` draws others. */
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: Number(process.env.SEED ?? 16),
});

/** Any character but half a pair. The unit `binary` first makes a list of all, which takes a second. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10f7ff })
  .map((at) => String.fromCodePoint(at < 0xd800 ? at : at + 0x800));

export default fc;
