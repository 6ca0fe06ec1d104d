/** The profile dialog. Quoted texts are the specification's. */
export const profile = {
  title: 'Complete Your Profile',
  lead: 'The teacher needs this once, before your first order. Six answers are needed: about three minutes on a phone.',
  required: 'Please fill in every field that is not marked optional.',
  optional: 'optional',
  sections: {
    person: 'About you',
    address: 'Address',
    parent: 'Parent or guardian',
    learning: 'Your mathematics',
    reach: 'How to reach you',
  },
  more: 'Interests, goals and contact',
  /** Why a field is asked, shown below it. */
  hints: {
    dateOfBirth: 'Tells us whether a parent should fill this in with you.',
    gender: 'So that the teacher addresses you correctly. “Prefer not to say” is fine too.',
    address:
      'For the teacher’s record of your order. The ebook comes on WhatsApp, nothing by post.',
    noConsent: 'Switched off: we send no advertising to anyone under 18.',
  },
  labels: {
    phone: 'Phone',
    dateOfBirth: 'Date of birth',
    gender: 'Gender',
    street: 'Street Address',
    city: 'City',
    state: 'State',
    zipCode: 'PIN or zip code',
    country: 'Country',
    parentName: 'Parent’s name',
    parentPhone: 'Parent’s phone',
    parentEmail: 'Parent’s email',
    interests: 'Interests',
    currentMathLevel: 'Current level',
    learningGoals: 'Learning goals',
    preferredContactMethod: 'How should we contact you?',
    marketingConsent: 'Tell me about new books and batches.',
  },
  choose: 'Choose one',
  options: {
    gender: {
      male: 'Male',
      female: 'Female',
      other: 'Other',
      'prefer-not-to-say': 'Prefer not to say',
    },
    currentMathLevel: {
      beginner: 'Beginner',
      elementary: 'Elementary',
      intermediate: 'Intermediate',
      advanced: 'Advanced',
      expert: 'Expert',
    },
    preferredContactMethod: { email: 'Email', phone: 'Phone', whatsapp: 'WhatsApp', sms: 'SMS' },
  },
  /** Shown to anybody under 18. Raise the version whenever the words change: it is stored. */
  notice: {
    version: '2026-11',
    title: 'You are under 18',
    text: 'Please fill this in together with a parent or guardian. We use these details only to deliver your book and answer your questions, and we send no advertising.',
    hindi:
      'कृपया यह फ़ॉर्म अपने माता-पिता या अभिभावक के साथ मिलकर भरें। यह जानकारी केवल आपकी किताब भेजने और आपके सवालों के जवाब देने के काम आती है। हम कोई विज्ञापन नहीं भेजते।',
  },
  counter: { left: '{count} characters left', over: '{count} characters too many' },
  submit: 'Save and continue',
  busy: 'Saving...',
  logout: 'Log out',
  help: 'Ask the teacher on WhatsApp',
  helpMessage: 'Namaste! I need help with completing my profile on your website.',
  errors: {
    phone: {
      missing: 'Write a phone number.',
      malformed: 'Write the number with all its digits, like 98765 43210 or +44 20 7946 0958.',
    },
    dateOfBirth: {
      missing: 'Choose your date of birth.',
      range: 'Choose a day between 1900 and today.',
    },
    gender: { missing: 'Choose one.' },
    street: { missing: 'Write your house and street.' },
    city: { missing: 'Write your city or town.' },
    state: { missing: 'Write your state.' },
    zipCode: { malformed: 'A PIN code in India has six digits, like 302001.' },
    parentPhone: { malformed: 'Write the number with all its digits, or leave it empty.' },
    parentEmail: {
      'no-at': 'Write it like name@example.in, or leave it empty.',
      malformed: 'Write it like name@example.in, or leave it empty.',
    },
    any: {
      missing: 'Fill this in.',
      'too-long': 'Use at most {max} characters.',
      'line-break': 'Write this on one line.',
      malformed: 'Check this.',
      unknown: 'Choose one of the list.',
      range: 'Check this.',
    },
  },
  toasts: {
    core: {
      title: 'Missing Information',
      text: 'Please fill in all required fields (phone, date of birth, gender).',
    },
    address: { title: 'Missing Address', text: 'Please fill in your complete address.' },
    fields: { title: 'Check the form', text: 'Please correct the marked fields.' },
    failed: {
      title: 'Submission Failed',
      text: 'Failed to save your information. Please try again or contact support.',
    },
    error: {
      title: 'Error',
      text: 'An unexpected error occurred. Please try again or contact support.',
    },
    /** Shown below the form when the site was updated after this page was opened. */
    outdated: 'This page is out of date. Please reload it: everything you typed stays here.',
    done: { title: 'Profile Updated!', text: 'Your information has been saved successfully.' },
  },
} as const;

export type ProfileTexts = typeof profile;
