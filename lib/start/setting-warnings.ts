import {
  embedsAuthEmulator,
  env,
  hasStore,
  isHttp,
  listenAddress,
  runsInFunctions,
  type Settings,
} from '@/lib/env';
import { log } from '@/lib/log/log';
import { isLoopback } from '@/lib/http/endpoint';

/** Valid settings with which a part of the site fails silently. */
export type SettingWarning =
  | 'cron-secret-unset'
  | 'firebase-web-app-unset'
  | 'host-without-site-url'
  | 'owner-unreachable'
  | 'service-account-unset';

export function settingWarnings(settings: Settings): SettingWarning[] {
  const canStore = hasStore(settings);
  const applies: Record<SettingWarning, boolean> = {
    'host-without-site-url':
      isHttp(settings.SITE_URL) && !isLoopback(listenAddress(settings) ?? ''),
    'firebase-web-app-unset':
      !settings.NEXT_PUBLIC_FIREBASE_API_KEY && !embedsAuthEmulator(settings),
    'service-account-unset': Boolean(
      canStore && settings.NEXT_PUBLIC_FIREBASE_API_KEY && !settings.FIREBASE_SERVICE_ACCOUNT,
    ),
    'owner-unreachable': !isHttp(settings.SITE_URL) && !settings.MAIL_URL,
    'cron-secret-unset': canStore && runsInFunctions(settings) && !settings.CRON_SECRET,
  };
  return (Object.keys(applies) as SettingWarning[]).filter((name) => applies[name]);
}

/** On a local site `npm start` prints them. */
export function logSettingWarnings(): void {
  if (isHttp(env.SITE_URL)) return;
  for (const code of settingWarnings(env)) log.warn('setting-warning', { code });
}
