import { type Settings } from '@/lib/env';
import { HOUR } from '@/lib/time';
import { contact } from './contact';
import { type HttpTarget, type PayloadOf, type SubmissionKind, type Target } from './kind';
import { profile } from './profile';

export const kinds = { contact, profile };

export type Kind = keyof typeof kinds;
export type Payloads = { [K in Kind]: PayloadOf<(typeof kinds)[K]> };

export const kindNames = Object.keys(kinds) as readonly Kind[];

const descriptors: { [K in Kind]: SubmissionKind<Payloads[K]> } = kinds;

export const describeKind = <K extends Kind>(kind: K): SubmissionKind<Payloads[K]> =>
  descriptors[kind];

/** Whether a stored payload has all that messages, mails and exports are composed of. */
export function isComplete(kind: string, payload: unknown): payload is Payloads[Kind] {
  if (!Object.hasOwn(kinds, kind)) return false;
  const row = { kind: kind as Kind, payload: payload as Payloads[Kind], acceptedAt: 0 };
  try {
    describeKind(row.kind).toCells(row.payload);
    bodyFor('sheet', row);
    return typeof row.payload.name === 'string' && typeof row.payload.email === 'string';
  } catch {
    return false;
  }
}

/** Submissions without a target are stored, and a success for the visitor. */
export type Targets = Partial<Record<Kind, Target>>;

export function findTargets(settings: Partial<Settings>): Targets {
  const sendsReference = settings.SHEET_REFERENCE;
  const found = kindNames.flatMap((kind) => {
    const target = kinds[kind].findTarget(settings);
    return target ? [[kind, { ...target, ...(sendsReference && { sendsReference }) }]] : [];
  });
  return Object.fromEntries(found) as Targets;
}

/** Kinds that stay in the store, because the settings say so. */
export const findStoreOnly = (settings: Partial<Settings>): readonly Kind[] =>
  kindNames.filter((kind) => kinds[kind].isStoreOnly(settings));

const IST_OFFSET = 5.5 * HOUR;

const indianTime = (ms: number) => `${new Date(ms + IST_OFFSET).toISOString().slice(0, 19)}+05:30`;

export function bodyFor<K extends Kind>(
  type: HttpTarget['type'],
  {
    kind,
    payload,
    acceptedAt,
    reference,
  }: { kind: K; payload: Payloads[K]; acceptedAt: number; reference?: string | null },
): string {
  // The same bytes in every attempt: targets recognize duplicates by them.
  return JSON.stringify(
    describeKind(kind).body(payload, {
      type,
      timestamp: indianTime(acceptedAt),
      ...(reference && { reference }),
    }),
  );
}
