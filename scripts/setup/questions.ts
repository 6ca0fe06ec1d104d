import { readFileSync } from 'node:fs';
import { toE164 } from '@/lib/profile/phone';
import { formatHours, parseHours } from './hours';

export interface Question {
  /** Path of a fact in `content/site.ts`, or name of a setting. */
  name: string;
  text: string;
  /** Returns what an answer must be if it does not understand it, as in "must be …". */
  parse?: (typed: string) => { value: unknown } | string;
  format?: typeof formatHours | (() => string);
  /** Is asked only where Firebase is used. */
  isOfFirebase?: boolean;
}

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

export const questions: readonly Question[] = [
  { name: 'name', text: 'What is the name of your site?' },
  { name: 'teacher.name', text: 'What is the name of the teacher?' },
  { name: 'teacher.title', text: 'How do you introduce the teacher in a few words?' },
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
  { name: 'upi.id', text: 'To which UPI ID do buyers pay?' },
  { name: 'upi.payee', text: 'Which name does the bank show for that UPI ID?' },
  { name: 'social.linkedin', text: 'What is the address of your LinkedIn page?', parse: withHttps },
  {
    name: 'social.instagram',
    text: 'What is the address of your Instagram page?',
    parse: withHttps,
  },
  {
    name: 'screenshotForm',
    text: 'What is the address of the form for payment screenshots? (such as a Google Form)',
    parse: withHttps,
  },
  {
    name: 'CONTACT_SHEET_URL',
    text: 'Which address takes contact messages? (docs/connect/other-sheets.md)',
  },
  {
    name: 'PROFILE_SCRIPT_URL',
    text: 'What is the address of your Apps Script for profiles? It ends in /exec.',
  },
  {
    name: 'NEXT_PUBLIC_FIREBASE_API_KEY',
    text: 'For sign-in: what is the apiKey of your Firebase web app? (docs/connect/firebase.md, step 5)',
  },
  { name: 'NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', text: 'And its authDomain?', isOfFirebase: true },
  { name: 'NEXT_PUBLIC_FIREBASE_PROJECT_ID', text: 'And its projectId?', isOfFirebase: true },
  { name: 'NEXT_PUBLIC_FIREBASE_APP_ID', text: 'And its appId?', isOfFirebase: true },
  {
    name: 'FIREBASE_SERVICE_ACCOUNT',
    text: 'Where on this machine is the service account file? (docs/connect/firebase.md, step 6)',
    parse: readBase64,
    format: () => '(set)',
    isOfFirebase: true,
  },
  {
    name: 'SITE_URL',
    text: 'What is the domain of your site? Press Enter if you have none yet.',
    parse: withHttps,
  },
];
