/**
 * Preloaded with `node --import`: the wall clock of this process is off by `CLOCK_AHEAD_MS` until
 * `setClock` is called.
 */
let ahead = Number(process.env.CLOCK_AHEAD_MS);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + ahead);
    else super(...args);
  }
  static now() {
    return RealDate.now() + ahead;
  }
};

globalThis.setClock = () => (ahead = 0);
