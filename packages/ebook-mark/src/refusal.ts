/**
 * `encrypted`: it asks for a password, or forbids changes. `signed`: a mark would end the signature.
 * `damaged`: readers repair it when they open it. `unknown`: it is no PDF and no EPUB, or is written in
 * a way that this package does not read.
 */
export type RefusalCode = 'encrypted' | 'signed' | 'damaged' | 'unknown';

/** Thrown inside, returned to the caller. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(readonly code: RefusalCode) {
    super(code);
  }
}

export function refuse(code: RefusalCode): never {
  throw new Refusal(code);
}
