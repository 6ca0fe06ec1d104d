import { type Kind } from './types';

/** One receiver: how it is spoken to and where it lives. Address and token never leave the server. */
export interface Target {
  name: 'contact-sheet' | 'profile-script' | 'profile-api' | 'profile-sheet';
  type: 'script' | 'api' | 'sheet';
  url: string;
  token?: string;
}

/** Where each kind goes at present. A kind without an address is stored and counts as sent. */
export type Targets = Partial<Record<Kind, Target>>;

/** The settings that say where submissions go; the names are those of the environment. */
export interface TargetSettings {
  CONTACT_SHEET_URL?: string;
  CONTACT_SHEET_TOKEN?: string;
  PROFILE_SERVICE?: string;
  PROFILE_SCRIPT_URL?: string;
  PROFILE_API_URL?: string;
  PROFILE_API_TOKEN?: string;
  PROFILE_SHEET_URL?: string;
  PROFILE_SHEET_TOKEN?: string;
}

/**
 * The targets that the settings name. `PROFILE_SERVICE` chooses one of three, `script` when it is
 * unset; any other value means that no profile is sent.
 */
export function targetsOf(settings: TargetSettings): Targets {
  const target = (
    name: Target['name'],
    type: Target['type'],
    url: string | undefined,
    token?: string,
  ): Target | undefined => (url ? { name, type, url, ...(token && { token }) } : undefined);

  const profile = {
    script: target('profile-script', 'script', settings.PROFILE_SCRIPT_URL),
    api: target('profile-api', 'api', settings.PROFILE_API_URL, settings.PROFILE_API_TOKEN),
    sheet: target(
      'profile-sheet',
      'sheet',
      settings.PROFILE_SHEET_URL,
      settings.PROFILE_SHEET_TOKEN,
    ),
  };
  const service = settings.PROFILE_SERVICE ?? 'script';
  const chosen = Object.hasOwn(profile, service)
    ? profile[service as keyof typeof profile]
    : undefined;
  const contact = target(
    'contact-sheet',
    'sheet',
    settings.CONTACT_SHEET_URL,
    settings.CONTACT_SHEET_TOKEN,
  );
  return { ...(contact && { contact }), ...(chosen && { profile: chosen }) };
}
