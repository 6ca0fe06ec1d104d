/** Stands for `node:crypto`: parts are of a site without an owner, whose words nothing is compared with. */
export function createHash(): never {
  throw new Error('A part has no need of a hash.');
}
