import { type Claims } from '@/lib/shop/account/user';

/** A visitor as Firebase vouches for her. */
export const asha: Claims = {
  id: 'uid-asha',
  email: 'asha@example.in',
  emailVerified: false,
  name: 'Asha',
  photoURL: null,
  provider: 'password',
};

/** What she types into the required fields of the profile. */
export const typedProfile = {
  phone: '98765 43210',
  dateOfBirth: '2000-02-29',
  gender: 'female',
  street: '12, MI Road',
  city: 'Jaipur',
  state: 'Rajasthan',
};
