import { type Kind, type Kinds } from './context.ts';
import { codedError } from './error-code.ts';
import { type FormId, isFormId, type KindOf, type Payloads } from './row.ts';

/** A submission as the application hands it over. */
export interface Entry<All extends Payloads = Payloads, Kind extends KindOf<All> = KindOf<All>> {
  kind: Kind;
  /**
   * Made when the form opens, and kept until it was sent; 1 to 128 characters. `SAME_TEXT` where there
   * is none.
   */
  formId: FormId;
  /** What JSON can hold. */
  payload: All[Kind];
  /**
   * Of a kind with `isOnePerSender` an account that was checked, else what the sender says, such as an
   * email address.
   */
  sender?: string;
  /** The client address. */
  address?: string;
  /** It is stored, and not sent: it looks like spam. */
  isQuarantined?: boolean;
  /** A text that stays with the row, such as the version of a notice beside the form. Nothing personal. */
  meta?: string | null;
  /** When the request began, by `performance.now()` or the `elapsed()` of `timers`. */
  startedAt?: number;
}

/** Names no values of the entry, which may be personal. */
const refuse = (message: string): never => {
  throw Object.assign(codedError('invalid-entry', `accept: ${message}`), { name: 'TypeError' });
};

export function isCompletePayload({ isComplete }: Pick<Kind, 'isComplete'>, payload: unknown) {
  try {
    return isComplete(payload as object);
  } catch {
    return false;
  }
}

/** The payload as it will be read from the store, so that all attempts send the same. */
function toJson(payload: unknown): unknown {
  let text: string | undefined;
  try {
    text = JSON.stringify(payload);
  } catch {
    return refuse('the payload cannot be written as JSON (a BigInt, or an object inside itself)');
  }
  return text === undefined ? null : (JSON.parse(text) as unknown);
}

/** @throws an error with the code `invalid-entry` for what could not be stored, told apart or sent. */
export function checkEntry(entry: Entry, kinds: Kinds): Entry {
  const { kind, formId, sender } = entry;
  if (!Object.hasOwn(kinds, kind)) {
    refuse(`there is no such kind. The outbox has: ${Object.keys(kinds).join(', ')}`);
  }
  if (!isFormId(formId)) {
    refuse(
      'formId must be a text of 1 to 128 characters without line breaks. Without a form, pass ' +
        'randomUUID() for a new row, or SAME_TEXT to store the same text once in ten minutes',
    );
  }
  if (sender !== undefined && typeof sender !== 'string') refuse('sender must be a text');
  const { meta = null } = entry;
  if (meta !== null && typeof meta !== 'string') refuse('meta must be a text');
  if (kinds[kind]!.isOnePerSender && !sender) refuse(`kind ${kind} needs a sender`);
  const payload = toJson(entry.payload);
  if (payload === null) refuse('there is no payload');
  if (!isCompletePayload(kinds[kind]!, payload)) {
    refuse(`the payload is not one of kind ${kind}: isComplete() says no to it`);
  }
  return { ...entry, payload };
}

/** @throws for names of kinds that are misspelt. */
export function checkKinds(
  kinds: Kinds,
  { receivers, storeOnly = [] }: { receivers: object; storeOnly?: readonly string[] },
): void {
  for (const [kind, { isComplete }] of Object.entries(kinds)) {
    if (typeof isComplete !== 'function') {
      throw new TypeError(`createOutbox: kind ${kind} has no function isComplete`);
    }
  }
  for (const kind of [...Object.keys(receivers), ...storeOnly]) {
    if (!Object.hasOwn(kinds, kind)) {
      throw new TypeError(`createOutbox: ${kind} has a receiver or is kept, but is not in kinds`);
    }
  }
}
