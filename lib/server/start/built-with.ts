// next.config.ts reads this too, and resolves no `@/`. Only a type: settings may be wrong.
import { type Settings } from '../../env';
import { sendsProfiles } from '../../env-types';

const NAMES = ['SITE_URL', 'NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', 'PROFILE_SERVICE'] as const;

/**
 * Settings that a build writes into its pages and policies. None is a secret. The emulator's address is
 * left out: an owner never sets it.
 */
export type BuiltWith = Partial<Record<(typeof NAMES)[number], string>>;

export const builtSettings = (settings: Settings): BuiltWith =>
  Object.fromEntries(NAMES.flatMap((name) => (settings[name] ? [[name, settings[name]]] : [])));

const isLocal = (address: string) => address.startsWith('http:');

/** Whether pages of the one setting do as well for the other. */
const fits: Record<keyof BuiltWith, (built?: string, now?: string) => boolean> = {
  // Nobody else sees the addresses of a site on this machine, and its port may be any.
  SITE_URL: (built = '', now = '') => built === now || (isLocal(built) && isLocal(now)),
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: (built, now) => built === now,
  // The privacy page says only whether profiles are sent on.
  PROFILE_SERVICE: (built, now) => sendsProfiles(built) === sendsProfiles(now),
};

const EFFECTS: Record<keyof BuiltWith, string> = {
  SITE_URL: 'links, the sitemap and https would be those of another address',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'visitors could not sign in',
  PROFILE_SERVICE: 'the privacy page would say what is not so',
};

const isSet = (name: keyof BuiltWith, value: string | undefined) =>
  value !== undefined && !(name === 'SITE_URL' && isLocal(value));

/** A sentence for each setting that has changed since the build. */
export function builtWithErrors(settings: Settings, built: BuiltWith): string[] {
  return NAMES.filter((name) => !fits[name](built[name], settings[name])).map((name) => {
    const now = isSet(name, settings[name]) ? settings[name] : 'not set';
    const before = isSet(name, built[name]) ? `set it to ${built[name]}` : 'leave it unset';
    return `${name} is ${now}, and this build was made with another value: ${EFFECTS[name]}. Build the site again, or ${before} as in the build.`;
  });
}
