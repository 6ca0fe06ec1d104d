/** Values of settings that no log, script or page may contain. */
export const settingCanaries = {
  AUTH_SECRET: 'kanari-auth-secret-of-32-characters',
  CRON_SECRET: 'kanari-cron-secret-of-32-characters',
  CONTACT_SHEET_URL: 'kanari-contact-address',
  CONTACT_SHEET_TOKEN: 'kanari-contact-token',
  PROFILE_URL: 'kanari-profile-address',
  PROFILE_TOKEN: 'kanari-profile-token',
};

/** @returns {Record<string, string>} */
export function canarySettings(origin = 'https://kanari.example') {
  const entries = Object.entries(settingCanaries).map(([name, word]) => [
    name,
    name.endsWith('_URL') ? `${origin}/${word}` : word,
  ]);
  return { ...Object.fromEntries(entries), PROFILE_SERVICE: 'api' };
}
