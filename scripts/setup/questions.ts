import { readFileSync } from 'node:fs';
import { type Site } from '@/content/schema';
import { toE164 } from '@/lib/profile/phone';
import { formatHours, parseHours } from './hours';

export interface Question {
  name: string;
  text: string;
  /** Returns what an answer must be if it does not understand it, as in "must be …". */
  parse?: (typed: string) => { value: unknown } | string;
  format?: (value: never) => string;
  /** Is asked only where this setting is set, or this fact is no sample any more. */
  after?: string;
}

const FIREBASE = 'NEXT_PUBLIC_FIREBASE_API_KEY';

export const isSetting = ({ name }: Question) => /^[A-Z]/.test(name);

const withHttps = (typed: string) => ({
  value: /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`,
});

const parsePhone = (typed: string) => ({ value: toE164(typed) });

/** Terminals put quotes around the path of a file that is dropped on them. */
function readBase64(path: string) {
  try {
    return { value: readFileSync(path.replace(/^(['"])(.*)\1$/, '$2')).toString('base64') };
  } catch {
    return 'the path of a file that you can read';
  }
}

type Grievance = Site['legal']['grievance'];

function parseGrievance(typed: string): { value: unknown } | string {
  const [name, email, phone = '', ...more] = typed.split(',').map((part) => part.trim());
  const value = { name, email, phone: toE164(phone) };
  const isWhole = value.phone && more.length === 0;
  return isWhole ? { value } : 'a name, an email address and a phone number, with commas';
}

const formatGrievance = ({ name, email, phone }: Grievance) => [name, email, phone].join(', ');

const parseGstin = (typed: string) => ({ value: typed.replaceAll(' ', '').toUpperCase() });

/** `npm run setup -- law` asks one group alone. */
export const groups: Readonly<Record<string, readonly Question[]>> = {
  site: [
    { name: 'name', text: 'What is the name of your site?' },
    { name: 'teacher.name', text: 'What is the name of the teacher?' },
    {
      name: 'phone',
      text: 'On which phone number do visitors reach you by WhatsApp?',
      parse: parsePhone,
    },
    { name: 'email', text: 'To which email address may visitors write?' },
    { name: 'city', text: 'In which city do you teach?' },
    {
      name: 'hours',
      text: 'When is your office open? Write days and a 24-hour clock.',
      parse: parseHours,
      format: formatHours,
    },
    {
      name: 'social.linkedin',
      text: 'What is the address of your LinkedIn page?',
      parse: withHttps,
    },
    {
      name: 'social.instagram',
      text: 'What is the address of your Instagram page?',
      parse: withHttps,
    },
  ],
  payment: [
    { name: 'upi.id', text: 'To which UPI ID do buyers pay?' },
    { name: 'upi.payee', text: 'Which name does the bank show for that UPI ID?' },
    {
      name: 'screenshotForm',
      text: 'What is the address of the form for payment screenshots? (such as a Google Form)',
      parse: withHttps,
    },
  ],
  law: [
    { name: 'legal.seller', text: 'Which person or company sells? Write the registered name.' },
    { name: 'legal.address', text: 'What is their postal address?', after: 'legal.seller' },
    {
      name: 'legal.gstin',
      text: 'What is their GSTIN? Press Enter if there is none.',
      parse: parseGstin,
      after: 'legal.seller',
    },
    {
      name: 'legal.grievance',
      text: 'Who answers complaints? Write name, email, phone. It may be you.',
      parse: parseGrievance,
      format: formatGrievance,
      after: 'legal.seller',
    },
    {
      name: 'legal.host',
      text: 'Which company runs the server, in which country? (such as: Hetzner, Germany)',
      after: 'legal.seller',
    },
  ],
  messages: [
    {
      name: 'CONTACT_SHEET_URL',
      text: 'To which address do contact messages go? (docs/connect/google-sheet.md)',
    },
    {
      name: 'PROFILE_URL',
      text: 'And profiles? It is the same address if it ends in /exec.',
    },
  ],
  mail: [
    {
      name: 'MAIL_URL',
      text: 'Which mail server may send you mails? (docs/connect/mail.md, step 3)',
      format: () => '(set)',
    },
    { name: 'OWNER_EMAILS', text: 'To which email address do they go?', after: 'MAIL_URL' },
  ],
  'sign-in': [
    {
      name: 'NEXT_PUBLIC_FIREBASE_API_KEY',
      text: 'What is the apiKey of your Firebase web app? (docs/connect/firebase.md, step 5)',
    },
    { name: 'NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', text: 'And its authDomain?', after: FIREBASE },
    { name: 'NEXT_PUBLIC_FIREBASE_PROJECT_ID', text: 'And its projectId?', after: FIREBASE },
    {
      name: 'FIREBASE_SERVICE_ACCOUNT',
      text: 'Where on this machine is the service account file? (docs/connect/firebase.md, step 6)',
      parse: readBase64,
      format: () => '(set)',
      after: FIREBASE,
    },
  ],
  domain: [
    {
      name: 'SITE_URL',
      text: 'What is the domain of your site? Press Enter if you have none yet.',
      parse: withHttps,
    },
  ],
};

export const questions = Object.values(groups).flat();
