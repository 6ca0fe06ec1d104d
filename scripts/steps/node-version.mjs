/** Oldest Node the site runs on. */
const NEEDED = [20, 19];

/** A sentence when `version` (such as "20.20.2") is too old, else undefined. */
export function nodeComplaint(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const old = major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1]);
  return old
    ? `This site needs Node ${NEEDED.join('.')} or newer; this is Node ${version}.`
    : undefined;
}
