import { type ProfilePayload } from '@/lib/profile/payload';
import { neutraliseCell } from './cells';
import { type SubmissionKind, target, type Target } from './kind';

const headings = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  dateOfBirth: 'Date of Birth',
  gender: 'Gender',
  streetAddress: 'Street Address',
  city: 'City',
  state: 'State',
  zipCode: 'Zip Code',
  country: 'Country',
  parentName: 'Parent Name',
  parentPhone: 'Parent Phone',
  parentEmail: 'Parent Email',
  interests: 'Interests',
  currentMathLevel: 'Math Level',
  learningGoals: 'Learning Goals',
  preferredContactMethod: 'Contact Method',
  marketingConsent: 'Marketing Consent',
  uid: 'Firebase UID',
};

type Row = Record<keyof typeof headings, string>;
const names = Object.keys(headings) as (keyof Row)[];

function toRow(profile: ProfilePayload): Row {
  const { street: streetAddress, ...place } = profile.address;
  return {
    ...profile,
    streetAddress,
    ...place,
    interests: profile.interests.join(', '),
    marketingConsent: profile.marketingConsent ? 'Yes' : 'No',
  };
}

function cellsBy(nameOf: (name: keyof Row) => string, profile: ProfilePayload) {
  const row = toRow(profile);
  return Object.fromEntries(names.map((name) => [nameOf(name), neutraliseCell(row[name])]));
}

const bodies: Record<Target['type'], (profile: ProfilePayload, timestamp: string) => unknown> = {
  script(profile, timestamp) {
    // A script recognizes a submission by its bytes, so this order must not change.
    const { name, email, uid, ...rest } = cellsBy((name) => name, profile);
    return { name, email, uid, ...rest, timestamp };
  },
  sheet: (profile, timestamp) => ({
    data: [{ ...cellsBy((name) => headings[name], profile), Timestamp: timestamp }],
  }),
  // An API is no spreadsheet: it gets the texts as they were typed.
  api: (profile, timestamp) => ({ ...profile, emailVerified: undefined, timestamp }),
};

export const profile: SubmissionKind<ProfilePayload> = {
  label: 'profiles',
  requiresSignIn: true,
  // In an export `state` is the state of the submission.
  columns: [
    ...names.map((name) => (name === 'state' ? 'region' : name)),
    'emailVerified',
    'parentNotice',
  ],
  toCells: (profile) => ({ ...profile, ...toRow(profile), region: profile.address.state }),
  findTarget: ({ PROFILE_SERVICE: service = 'script', ...settings }) => {
    if (service === 'script') {
      return target('profile-script', 'script', { url: settings.PROFILE_SCRIPT_URL });
    }
    if (service === 'api') {
      const { PROFILE_API_URL: url, PROFILE_API_TOKEN: token } = settings;
      return target('profile-api', 'api', { url, token });
    }
    if (service === 'sheet') {
      const { PROFILE_SHEET_URL: url, PROFILE_SHEET_TOKEN: token } = settings;
      return target('profile-sheet', 'sheet', { url, token });
    }
    // Any other value means that no profile is sent.
    return undefined;
  },
  explainNoTarget: ({ PROFILE_SERVICE: service = 'script' }) =>
    Object.hasOwn(bodies, service)
      ? `PROFILE_${service.toUpperCase()}_URL is not set`
      : 'PROFILE_SERVICE is not script, api or sheet',
  body: (profile, { type, timestamp }) => bodies[type](profile, timestamp),
};
