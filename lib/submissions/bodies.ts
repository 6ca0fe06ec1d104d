import { contactFields } from '@/lib/contact/fields';
import { toCells } from '@/lib/forms/cells';
import { profileFields } from '@/lib/profile/fields';
import { toFormValues } from '@/lib/profile/payload';
import { neutraliseCell } from './neutralise';
import { type Target } from './targets';
import { type Kind, type Payloads, type ProfilePayload } from './types';

const IST_OFFSET = 5.5 * 3_600_000;

/** A moment in the Asia/Kolkata zone, as ISO 8601: `2025-11-21T09:30:00+05:30`. */
export function indianTime(ms: number): string {
  return `${new Date(ms + IST_OFFSET).toISOString().slice(0, 19)}+05:30`;
}

type Cells = ReturnType<typeof toCells>;

/** A row made safe for a spreadsheet, by the key or the heading of each cell. */
const toRow = (cells: Cells, name: 'key' | 'heading') =>
  Object.fromEntries(cells.map((cell) => [cell[name], neutraliseCell(cell.text)]));

const toProfileCells = (profile: ProfilePayload) => toCells(profileFields, toFormValues(profile));

function scriptRow(profile: ProfilePayload, timestamp: string) {
  return {
    name: neutraliseCell(profile.name),
    email: neutraliseCell(profile.email),
    uid: neutraliseCell(profile.uid),
    ...toRow(toProfileCells(profile), 'key'),
    timestamp,
  };
}

function sheetRow(profile: ProfilePayload, timestamp: string) {
  return {
    Name: neutraliseCell(profile.name),
    Email: neutraliseCell(profile.email),
    ...toRow(toProfileCells(profile), 'heading'),
    'Firebase UID': neutraliseCell(profile.uid),
    Timestamp: timestamp,
  };
}

/** An API is no spreadsheet: it gets the texts as they are stored. */
function apiBody(profile: ProfilePayload, timestamp: string) {
  const body = { ...profile, timestamp };
  delete body.emailVerified;
  return body;
}

type Body<K extends Kind> = (payload: Payloads[K], timestamp: string) => unknown;

const contactBody: Body<'contact'> = (message) => ({
  data: [toRow(toCells(contactFields, message), 'heading')],
});

/** The body of every kind for every type of target: a kind that is missing is a type error. */
const bodies: { [K in Kind]: Record<Target['type'], Body<K>> } = {
  contact: { script: contactBody, api: contactBody, sheet: contactBody },
  profile: {
    script: scriptRow,
    api: apiBody,
    sheet: (profile, timestamp) => ({ data: [sheetRow(profile, timestamp)] }),
  },
};

/**
 * The JSON that a target expects (specification, section 7). The timestamp is the moment of
 * acceptance, so that every attempt sends the same bytes.
 */
export function bodyFor<K extends Kind>(
  type: Target['type'],
  { kind, payload, acceptedAt }: { kind: K; payload: Payloads[K]; acceptedAt: number },
): string {
  return JSON.stringify(bodies[kind][type](payload, indianTime(acceptedAt)));
}
