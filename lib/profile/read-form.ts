import { readFields } from '@/lib/form';
import { profileFields, type ProfileValues } from './schema';

/** What a profile form holds, as typed; a box that is not there reads as empty or unticked. */
export function readProfile(form: unknown): ProfileValues {
  const interests = form instanceof FormData ? form.getAll('interests') : [];
  return {
    ...readFields(form, profileFields),
    interests: interests.filter((value) => typeof value === 'string'),
    marketingConsent: form instanceof FormData && form.get('marketingConsent') === 'yes',
  };
}
