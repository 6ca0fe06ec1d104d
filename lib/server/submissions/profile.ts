import { profileFields } from '@/lib/shop/profile/fields';
import { type ProfilePayload, splitAddress, toFormValues } from '@/lib/shop/profile/payload';
import { toRow, toTypedRow } from '@/lib/text/spreadsheet';
import {
  accountSubject,
  type BodyType,
  type Descriptor,
  exampleValues,
  toCells,
} from './descriptor';

const cell = (key: string, heading: string, text: string) => ({ key, heading, text });

const toProfileCells = ({ parentConsent, ...profile }: ProfilePayload) => [
  cell('name', 'Name', profile.name),
  cell('email', 'Email', profile.email),
  ...toCells(profileFields, toFormValues(profile)),
  cell('uid', 'Firebase UID', profile.uid),
  ...consentCells(parentConsent),
];

const consentCells = (consent: ProfilePayload['parentConsent']) =>
  consent
    ? [
        cell('parentRelation', 'Parent Relation', consent.relation),
        cell('parentIsAdult', 'Parent Is Adult', 'Yes'),
        cell('parentConsent', 'Parent Consent', `${consent.version} ${consent.language}`),
      ]
    : [];

const bodies: Record<BodyType, (profile: ProfilePayload, timestamp: string) => unknown> = {
  script(profile, timestamp) {
    // Scripts recognize duplicates by the bytes: do not change the order.
    const { name, email, uid, ...cells } = toRow(toProfileCells(profile), 'key');
    return { name, email, uid, ...cells, timestamp };
  },
  sheet: (profile, timestamp) => ({
    data: [{ ...toTypedRow(toProfileCells(profile)), Timestamp: timestamp }],
  }),
  // An API is not a spreadsheet: its texts are not neutralised.
  api: (profile, timestamp) => ({ ...profile, emailVerified: undefined, timestamp }),
};

const isBodyType = (service: string): service is BodyType => Object.hasOwn(bodies, service);

export const profile: Descriptor<ProfilePayload> = {
  label: 'profiles',
  requiresSignIn: true,
  subjectOf: ({ uid }) => accountSubject(uid),
  urlSetting: 'PROFILE_URL',
  findAddress: ({ PROFILE_SERVICE: type = 'script', PROFILE_URL: url, PROFILE_TOKEN: token }) =>
    isBodyType(type) ? { type, url, token } : undefined,
  body: (profile, type, timestamp) => bodies[type](profile, timestamp),
  mail: (profile) => ({ subject: `Profile: ${profile.name}`, lines: toProfileCells(profile) }),
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
  example(sample) {
    const { address, otherFields } = splitAddress(exampleValues(profileFields, sample));
    return { ...otherFields, uid: 'example', name: sample.text, email: sample.email, address };
  },
};
