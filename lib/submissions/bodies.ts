import { neutraliseCell } from './neutralise';
import { type Target } from './targets';
import { type ContactPayload, type Kind, type Payloads, type ProfilePayload } from './types';

const IST_OFFSET = 5.5 * 3_600_000;

/** A moment in the Asia/Kolkata zone, as ISO 8601: `2025-11-21T09:30:00+05:30`. */
export function indianTime(ms: number): string {
  return `${new Date(ms + IST_OFFSET).toISOString().slice(0, 19)}+05:30`;
}

/** Every text of a row made safe for a spreadsheet; the column names are ours and stay. */
function cells<Row extends Record<string, string>>(row: Row): Row {
  const safe = Object.entries(row).map(([name, value]) => [name, neutraliseCell(value)] as const);
  return Object.fromEntries(safe) as Row;
}

const listed = (items: readonly string[]) => items.join(', ');
const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');

function contactRow({ name, email, subject, message }: ContactPayload) {
  return cells({ name, email, subject, message });
}

function scriptRow(profile: ProfilePayload, timestamp: string) {
  const { street, city, state, zipCode, country } = profile.address;
  return cells({
    name: profile.name,
    email: profile.email,
    uid: profile.uid,
    phone: profile.phone,
    dateOfBirth: profile.dateOfBirth,
    gender: profile.gender,
    streetAddress: street,
    city,
    state,
    zipCode,
    country,
    parentName: profile.parentName,
    parentPhone: profile.parentPhone,
    parentEmail: profile.parentEmail,
    interests: listed(profile.interests),
    currentMathLevel: profile.currentMathLevel,
    learningGoals: profile.learningGoals,
    preferredContactMethod: profile.preferredContactMethod,
    marketingConsent: yesOrNo(profile.marketingConsent),
    timestamp,
  });
}

function sheetRow(profile: ProfilePayload, timestamp: string) {
  const { street, city, state, zipCode, country } = profile.address;
  return cells({
    Name: profile.name,
    Email: profile.email,
    Phone: profile.phone,
    'Date of Birth': profile.dateOfBirth,
    Gender: profile.gender,
    'Street Address': street,
    City: city,
    State: state,
    'Zip Code': zipCode,
    Country: country,
    'Parent Name': profile.parentName,
    'Parent Phone': profile.parentPhone,
    'Parent Email': profile.parentEmail,
    Interests: listed(profile.interests),
    'Math Level': profile.currentMathLevel,
    'Learning Goals': profile.learningGoals,
    'Contact Method': profile.preferredContactMethod,
    'Marketing Consent': yesOrNo(profile.marketingConsent),
    'Firebase UID': profile.uid,
    Timestamp: timestamp,
  });
}

/** Raw: an API is no spreadsheet. Field by field: what is stored besides is not sent. */
function apiBody(profile: ProfilePayload, timestamp: string) {
  const { street, city, state, zipCode, country } = profile.address;
  return {
    phone: profile.phone,
    dateOfBirth: profile.dateOfBirth,
    gender: profile.gender,
    address: { street, city, state, zipCode, country },
    parentName: profile.parentName,
    parentPhone: profile.parentPhone,
    parentEmail: profile.parentEmail,
    interests: profile.interests,
    currentMathLevel: profile.currentMathLevel,
    learningGoals: profile.learningGoals,
    preferredContactMethod: profile.preferredContactMethod,
    marketingConsent: profile.marketingConsent,
    parentNotice: profile.parentNotice,
    uid: profile.uid,
    email: profile.email,
    name: profile.name,
    timestamp,
  };
}

type Body<K extends Kind> = (payload: Payloads[K], timestamp: string) => unknown;

const contactBody: Body<'contact'> = (message) => ({ data: [contactRow(message)] });

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
