/** A word for each setting that nobody may ever see, made to be recognised wherever it turns up. */
export const settingCanaries = {
  AUTH_SECRET: 'kanari-auth-secret-of-32-characters',
  CRON_SECRET: 'kanari-cron-secret-of-32-characters',
  CONTACT_SHEET_URL: 'kanari-contact-address',
  CONTACT_SHEET_TOKEN: 'kanari-contact-token',
  PROFILE_SCRIPT_URL: 'kanari-script-address',
  PROFILE_API_URL: 'kanari-api-address',
  PROFILE_API_TOKEN: 'kanari-api-token',
  PROFILE_SHEET_URL: 'kanari-sheet-address',
  PROFILE_SHEET_TOKEN: 'kanari-sheet-token',
};

/**
 * Settings with these words in them. `npm test` builds the site with them, and
 * tests/e2e/privacy.spec.ts runs it with them.
 *
 * @param {string} origin where the endpoints lie.
 * @returns {Record<string, string>}
 */
export function canarySettings(origin = 'https://kanari.example') {
  const entries = Object.entries(settingCanaries).map(([name, word]) => [
    name,
    name.endsWith('_URL') ? `${origin}/${word}` : word,
  ]);
  return { ...Object.fromEntries(entries), PROFILE_SERVICE: 'api' };
}
