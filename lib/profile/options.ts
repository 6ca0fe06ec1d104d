/** Enumerations of the profile form (specification, section 3). Labels stand in `content`. */
export const genders = ['male', 'female', 'other', 'prefer-not-to-say'] as const;

export const interests = [
  'Mental Math',
  'Vedic Mathematics',
  'Speed Calculation',
  'Algebra',
  'Geometry',
  'Arithmetic',
  'Problem Solving',
  'Math Competitions',
] as const;

export const mathLevels = ['beginner', 'elementary', 'intermediate', 'advanced', 'expert'] as const;

export const contactMethods = ['email', 'phone', 'whatsapp', 'sms'] as const;
