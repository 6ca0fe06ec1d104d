import { type Entry as AnyEntry } from '@sutra/outbox/entry';
import { type Kind as OutboxKind } from '@sutra/outbox/context';
import { type Outbox as AnyOutbox } from '@sutra/outbox/outbox';
import { type Row as AnyRow } from '@sutra/outbox/row';
import { type SavedRow as AnySavedRow, type Store as AnyStore } from '@sutra/outbox/store';
import { ownerMails } from '@/content/en/owner-mails';
import { type Settings } from '@/lib/env';
import { HOUR } from '@/lib/time';
import { contact } from './contact';
import { type BodyType, type Descriptor } from './descriptor';
import { order } from './order';
import { profile } from './profile';
import { request } from './request';

const kinds = { contact, profile, request, order };

export type Kind = keyof typeof kinds;
export type Payloads = { [K in Kind]: ReturnType<(typeof kinds)[K]['example']> };

export type Row = AnyRow<Kind, Payloads[Kind]>;
export type SavedRow = AnySavedRow<Kind, Payloads[Kind]>;
export type Store = AnyStore<Kind, Payloads[Kind]>;
export type Outbox = AnyOutbox<Payloads>;
export type Entry<K extends Kind = Kind> = AnyEntry<Payloads, K>;

export const kindNames = Object.keys(kinds) as readonly Kind[];

/** What visitors fill in. */
export type FormKind = Exclude<Kind, 'request' | 'order'>;

export const formKinds = kindNames.filter(
  (kind): kind is FormKind => kind !== 'request' && kind !== 'order',
);

const descriptors: { [K in Kind]: Descriptor<Payloads[K]> } = kinds;

export const describeKind = <K extends Kind>(kind: K): Descriptor<Payloads[K]> => descriptors[kind];

/** Kinds that stay in the store, because the settings say so. */
export const findStoreOnly = (settings: Partial<Settings>): readonly Kind[] =>
  kindNames.filter((kind) => !describeKind(kind).findAddress(settings));

const IST_OFFSET = 5.5 * HOUR;

/** The same bytes in every attempt: receivers recognize duplicates by them. */
export function composeBody<K extends Kind>(
  type: BodyType,
  { kind, payload, acceptedAt }: { kind: K; payload: Payloads[K]; acceptedAt: number },
): string {
  const timestamp = `${new Date(acceptedAt + IST_OFFSET).toISOString().slice(0, 19)}+05:30`;
  return JSON.stringify(describeKind(kind).body(payload, type, timestamp));
}

/** Whether a stored payload has all that messages, mails and exports are composed of. */
function isComplete<K extends Kind>(kind: K, payload: unknown): boolean {
  const { mail, toCells } = describeKind(kind);
  const row = payload as Payloads[K];
  toCells(row);
  // In whichever language: the same lines are missing.
  const texts = mail(row, ownerMails).lines.map(({ text }) => text);
  return [row.name, row.email, ...texts].every((text) => typeof text === 'string');
}

const subjectOf = <K extends Kind>(kind: K, payload: unknown): string | null =>
  describeKind(kind).subjectOf?.(payload as Payloads[K]) ?? null;

/** What the outbox has to know of each kind. */
export const outboxKinds = Object.fromEntries(
  kindNames.map((kind): [Kind, OutboxKind] => {
    const { requiresSignIn, isInternal } = describeKind(kind);
    return [
      kind,
      {
        isComplete: (payload) => isComplete(kind, payload),
        subjectOf: (payload) => subjectOf(kind, payload),
        isOnePerSender: requiresSignIn,
        isUnlisted: isInternal,
      },
    ];
  }),
) as Record<Kind, OutboxKind>;
