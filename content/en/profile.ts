import { emailSuggestion } from './email-suggestion';

/** The profile dialog. Quoted texts are the specification's. */
export const profile = {
  title: 'Complete Your Profile',
  lead: 'You fill this in only once. It takes about three minutes.',
  /** Opened on the way to buying. */
  forBook: 'To buy {title} for {price}.',
  /** The form has two steps. */
  step: 'Step {step} of 2.',
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
    dateOfBirth: 'Under 18? A parent should help you.',
    gender: 'This tells the teacher how to address you. “Prefer not to say” is fine too.',
    address: 'For the teacher’s record of your order. The ebook is a file: nothing comes by post.',
    noConsent: 'Not available: we send no advertising to anyone under 18.',
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
    parentRelation: 'Your relation to the student',
    parentIsAdult: 'I am an adult: 18 or older.',
    parentAgrees: 'I agree that the teacher keeps and uses the details of the student below.',
    interests: 'Interests',
    currentMathLevel: 'Current level',
    learningGoals: 'Learning goals',
    preferredContactMethod: 'How should we contact you?',
    marketingConsent: 'Tell me about new books and batches.',
  },
  /** Suggested for an address in India. */
  states: [
    'Andhra Pradesh',
    'Arunachal Pradesh',
    'Assam',
    'Bihar',
    'Chhattisgarh',
    'Goa',
    'Gujarat',
    'Haryana',
    'Himachal Pradesh',
    'Jharkhand',
    'Karnataka',
    'Kerala',
    'Madhya Pradesh',
    'Maharashtra',
    'Manipur',
    'Meghalaya',
    'Mizoram',
    'Nagaland',
    'Odisha',
    'Punjab',
    'Rajasthan',
    'Sikkim',
    'Tamil Nadu',
    'Telangana',
    'Tripura',
    'Uttar Pradesh',
    'Uttarakhand',
    'West Bengal',
    'Andaman and Nicobar Islands',
    'Chandigarh',
    'Dadra and Nagar Haveli and Daman and Diu',
    'Delhi',
    'Jammu and Kashmir',
    'Ladakh',
    'Lakshadweep',
    'Puducherry',
  ],
  suggestion: emailSuggestion,
  choose: 'Choose one',
  options: {
    parentRelation: { mother: 'Mother', father: 'Father', guardian: 'Guardian' },
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
    interests: {
      'Mental Math': 'Mental Math',
      'Vedic Mathematics': 'Vedic Mathematics',
      'Speed Calculation': 'Speed Calculation',
      Algebra: 'Algebra',
      Geometry: 'Geometry',
      Arithmetic: 'Arithmetic',
      'Problem Solving': 'Problem Solving',
      'Math Competitions': 'Math Competitions',
    },
    preferredContactMethod: { email: 'Email', phone: 'Phone', whatsapp: 'WhatsApp', sms: 'SMS' },
  },
  /** Shown to anyone under 18. Raise its version in lib/law/notices.ts with every change. */
  notice: {
    title: 'You are under 18',
    text: 'Please fill this in together with a parent or guardian. We use these details to deliver your book, record your order and answer your questions, and we send no advertising.',
    /** The same sentence in another language, for a parent who reads that one first. */
    translationLanguage: 'hi',
    translation:
      'कृपया यह फ़ॉर्म अपने माता-पिता या अभिभावक के साथ मिलकर भरें। यह जानकारी आपकी किताब भेजने, आपका ऑर्डर दर्ज करने और आपके सवालों के जवाब देने के काम आती है। हम कोई विज्ञापन नहीं भेजते।',
  },
  /** Where a parent is asked first; raise its version, too. */
  parentStep: {
    title: 'First, a parent or guardian',
    text: 'The student is under 18. This part is for a parent or guardian: please enter your name, your own phone or email, and whether you agree. We record your answer and do not check it against a document. You can withdraw your consent at any time: write to the teacher.',
  },
  formNotice: {
    text: 'The teacher uses these details to record your order and to reach you. This site erases them after they have arrived. To see or correct them, or to withdraw your consent, write to the teacher. The Privacy page says how long each is kept.',
    link: 'Privacy',
  },
  counter: { left: 'Characters left: {count}', over: 'Characters over the limit: {count}' },
  next: 'Next: address',
  back: 'Back',
  submit: 'Save and continue',
  busy: 'Saving...',
  /** Beside the form, when the site has stored the details and will send them itself. */
  kept: {
    title: 'Stored, not yet delivered',
    text: 'Your details may not have reached the teacher yet. They are kept here and will be sent. You can continue to payment now, or change them and save again.',
  },
  toPayment: 'Continue to payment',
  logout: 'Log out',
  /** Opens the dialog in which the account can be deleted. */
  account: 'Your account',
  help: 'Ask the teacher on WhatsApp',
  helpMessage: 'Namaste! I need help with completing my profile on your website.',
  errors: {
    phone: {
      missing: 'Enter a phone number.',
      malformed:
        'Enter one number with all its digits, like 98765 43210 or +44 20 7946 0958, and no words or extension.',
    },
    dateOfBirth: {
      missing: 'Choose your date of birth.',
      range: 'Choose a day between 1900 and today.',
    },
    gender: { missing: 'Choose one.' },
    street: { missing: 'Enter your house and street.' },
    city: { missing: 'Enter your city or town.' },
    state: { missing: 'Enter your state.' },
    zipCode: { malformed: 'A PIN code in India has six digits, like 302001.' },
    parentPhone: {
      missing: 'Enter your phone or your email.',
      malformed:
        'Enter one number with all its digits and no words or extension, or leave it empty.',
    },
    parentIsAdult: { missing: 'Tick this if you are an adult.' },
    parentAgrees: { missing: 'Tick this if you agree.' },
    parentEmail: {
      'no-at': 'Enter it like name@example.in, or leave it empty.',
      malformed: 'Enter it like name@example.in, or leave it empty.',
    },
    any: {
      missing: 'Please fill this in.',
      'too-long': 'Use at most {max} characters.',
      'line-break': 'Enter this on one line.',
      malformed: 'Please check this.',
      unknown: 'Choose one from the list.',
      range: 'Please check this.',
    },
  },
  toasts: {
    core: {
      title: 'Missing Information',
      text: 'Please fill in all required fields (phone, date of birth, gender).',
    },
    parent: {
      title: 'Ask a parent first',
      text: 'A parent or guardian needs to fill in the marked fields.',
    },
    address: { title: 'Missing Address', text: 'Please fill in your complete address.' },
    fields: { title: 'Not saved yet', text: 'Please check the marked fields.' },
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
