import { type Settings } from '@/lib/env';
import { contact } from './contact';
import { type PayloadOf, type SubmissionKind, type Target } from './kind';
import { profile } from './profile';

/** Every kind of submission. A new kind is a descriptor, a line here, and an action that submits it. */
export const kinds = { contact, profile };

export type Kind = keyof typeof kinds;
export type Payloads = { [K in Kind]: PayloadOf<(typeof kinds)[K]> };

export const kindNames = Object.keys(kinds) as readonly Kind[];

const descriptors: { [K in Kind]: SubmissionKind<Payloads[K]> } = kinds;

export const describeKind = <K extends Kind>(kind: K): SubmissionKind<Payloads[K]> =>
  descriptors[kind];

/** Where each kind is sent. A kind without a target is stored and counts as sent. */
export type Targets = Partial<Record<Kind, Target>>;

export function findTargets(settings: Partial<Settings>): Targets {
  const found = kindNames.map((kind) => [kind, kinds[kind].findTarget(settings)] as const);
  return Object.fromEntries(found.filter(([, target]) => target)) as Targets;
}

const IST_OFFSET = 5.5 * 3_600_000;

const indianTime = (ms: number) => `${new Date(ms + IST_OFFSET).toISOString().slice(0, 19)}+05:30`;

/** The JSON that a target expects; the same bytes in every attempt. */
export function bodyFor<K extends Kind>(
  type: Target['type'],
  { kind, payload, acceptedAt }: { kind: K; payload: Payloads[K]; acceptedAt: number },
): string {
  return JSON.stringify(
    describeKind(kind).body(payload, { type, timestamp: indianTime(acceptedAt) }),
  );
}
