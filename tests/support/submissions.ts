import { hashPayload } from '@/lib/submissions/ids';
import { fresh } from '@/lib/submissions/transitions';
import { type ContactPayload, type ProfilePayload, type Submission } from '@/lib/submissions/types';

/** A morning in November, in UTC; half past nine in Delhi. */
export const T0 = Date.UTC(2025, 10, 21, 4, 0, 0);

export const contactPayload = (changes: Partial<ContactPayload> = {}): ContactPayload => ({
  name: 'Asha Canary',
  email: 'asha.canary@example.in',
  subject: 'Demo class',
  message: 'नमस्ते, मुझे डेमो क्लास चाहिए।\n98 x 97?',
  ...changes,
});

export const profilePayload = (changes: Partial<ProfilePayload> = {}): ProfilePayload => ({
  uid: 'uid-canary',
  email: 'asha.canary@example.in',
  name: 'Asha Canary',
  phone: '+919876543210',
  dateOfBirth: '2010-05-04',
  gender: 'female',
  address: {
    street: '=12, Canary Lane',
    city: 'Jaipur',
    state: 'Rajasthan',
    zipCode: '302001',
    country: 'India',
  },
  parentName: '',
  parentPhone: '',
  parentEmail: '',
  interests: ['Mental Math', 'Algebra'],
  currentMathLevel: 'beginner',
  learningGoals: 'NTSE',
  preferredContactMethod: 'email',
  marketingConsent: false,
  parentNotice: '2025-11',
  ...changes,
});

/** An open contact row. `key` makes its id: the same key, the same row. */
export function contactRow(key: string, changes: Partial<Submission> = {}): Submission {
  const payload = contactPayload({ message: `Message ${key}` });
  return { ...fresh(key, 'contact', payload, hashPayload(payload), T0), ...changes };
}
