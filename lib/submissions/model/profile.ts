import { type Settings } from '@/lib/env';
import { toCells } from '@/lib/forms/cells';
import { exampleValues } from '@/lib/forms/example';
import { profileFields } from '@/lib/profile/fields';
import { type ProfilePayload, splitAddress, toFormValues } from '@/lib/profile/payload';
import { toRow } from './cells';
import {
  type BodyDetails,
  type HttpTarget,
  httpTarget,
  mailTarget,
  type SubmissionKind,
} from './kind';

const toProfileCells = ({ parentConsent, ...profile }: ProfilePayload) => [
  { key: 'name', heading: 'Name', text: profile.name },
  { key: 'email', heading: 'Email', text: profile.email },
  ...toCells(profileFields, toFormValues(profile)),
  { key: 'uid', heading: 'Firebase UID', text: profile.uid },
  ...consentCells(parentConsent),
];

const consentCells = (consent: ProfilePayload['parentConsent']) =>
  consent
    ? [
        { key: 'parentRelation', heading: 'Parent Relation', text: consent.relation },
        { key: 'parentIsAdult', heading: 'Parent Is Adult', text: 'Yes' },
        {
          key: 'parentConsent',
          heading: 'Parent Consent',
          text: `${consent.version} ${consent.language}`,
        },
      ]
    : [];

const bodies: Record<
  HttpTarget['type'],
  (profile: ProfilePayload, details: Omit<BodyDetails, 'type'>) => unknown
> = {
  script(profile, details) {
    // Scripts recognize duplicates by the bytes: do not change the order.
    const { name, email, uid, ...cells } = toRow(toProfileCells(profile), 'key');
    return { name, email, uid, ...cells, ...details };
  },
  sheet: (profile, { timestamp, reference }) => ({
    data: [
      {
        ...toRow(toProfileCells(profile), 'heading'),
        Timestamp: timestamp,
        ...(reference && { Reference: reference }),
      },
    ],
  }),
  // An API is not a spreadsheet: its texts are not neutralised.
  api: (profile, details) => ({ ...profile, emailVerified: undefined, ...details }),
};

const isStoreOnly = ({ PROFILE_SERVICE: service = 'script' }: Partial<Settings>) =>
  !Object.hasOwn(bodies, service);

export const profile: SubmissionKind<ProfilePayload> = {
  label: 'profiles',
  requiresSignIn: true,
  // In an export `state` is already the state of the submission.
  columns: [
    'name',
    'email',
    ...toCells(profileFields, {}).map(({ key }) => (key === 'state' ? 'region' : key)),
    'uid',
    'emailVerified',
    'parentNotice',
    'parentRelation',
    'parentConsent',
  ],
  toCells: ({ emailVerified, parentNotice, ...profile }) => ({
    ...Object.fromEntries(toProfileCells(profile).map(({ key, text }) => [key, text])),
    region: profile.address.state,
    emailVerified,
    parentNotice,
  }),
  findTarget: ({ PROFILE_SERVICE: service = 'script', ...settings }) => {
    const mail = mailTarget('profile-mail', settings);
    if (service === 'script') {
      return httpTarget('profile-script', 'script', { url: settings.PROFILE_SCRIPT_URL }) ?? mail;
    }
    if (service === 'api') {
      const { PROFILE_API_URL: url, PROFILE_API_TOKEN: token } = settings;
      return httpTarget('profile-api', 'api', { url, token }) ?? mail;
    }
    if (service === 'sheet') {
      const { PROFILE_SHEET_URL: url, PROFILE_SHEET_TOKEN: token } = settings;
      return httpTarget('profile-sheet', 'sheet', { url, token }) ?? mail;
    }
    return undefined;
  },
  explainNoTarget: (settings) =>
    isStoreOnly(settings)
      ? 'PROFILE_SERVICE is not script, api or sheet'
      : `PROFILE_${(settings.PROFILE_SERVICE ?? 'script').toUpperCase()}_URL is not set`,
  isStoreOnly,
  body: (profile, { type, ...details }) => bodies[type](profile, details),
  mail: (profile) => ({ subject: `Profile: ${profile.name}`, lines: toProfileCells(profile) }),
  example({ text: name, ...sample }) {
    const { address, otherFields } = splitAddress(
      exampleValues(profileFields, { text: name, ...sample }),
    );
    return { ...otherFields, uid: 'example', name, email: sample.email, address };
  },
};
