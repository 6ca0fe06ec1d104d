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
