import { createRow } from '@sutra/outbox/row';
import { describeKind, type Payloads, type Row } from '@/lib/server/submissions/kinds';

/** 09:30 in India. */
export const T0 = Date.UTC(2025, 10, 21, 4, 0, 0);

const sample = { text: 'Asha Canary', email: 'asha.canary@example.in', phone: '+919876543210' };

export const contactPayload = (
  changes: Partial<Payloads['contact']> = {},
): Payloads['contact'] => ({
  ...describeKind('contact').example(sample),
  subject: 'Demo class',
  message: 'नमस्ते, मुझे डेमो क्लास चाहिए।\n98 x 97?',
  ...changes,
});

/** Of a student under 18, with an address that begins like a formula. */
export function profilePayload(changes: Partial<Payloads['profile']> = {}): Payloads['profile'] {
  const { address, ...example } = describeKind('profile').example(sample);
  return {
    ...example,
    uid: 'uid-canary',
    dateOfBirth: '2010-05-04',
    gender: 'female',
    address: {
      ...address,
      street: '=12, Canary Lane',
      city: 'Jaipur',
      state: 'Rajasthan',
      zipCode: '302001',
    },
    interests: ['Mental Math', 'Algebra'],
    currentMathLevel: 'beginner',
    learningGoals: 'NTSE',
    parentNotice: '2025-11',
    ...changes,
  };
}

/** An open contact row with this id. */
export const contactRow = (id: string, changes: Partial<Row> = {}): Row => {
  const payload = contactPayload({ message: `Message ${id}` });
  return { ...createRow({ id, kind: 'contact', payload }, T0), ...changes };
};

export const profileRow = (id: string, changes: Partial<Row> = {}): Row => ({
  ...createRow({ id, kind: 'profile', payload: profilePayload() }, T0),
  ...changes,
});
