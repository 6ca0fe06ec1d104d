import {
  embedsAuthEmulator,
  env,
  hasServiceAccount,
  hasStore,
  isHttp,
  listenAddress,
  type Settings,
} from '@/lib/env';
import { runsInFunctions } from '@/lib/hosts';
import { log } from '@/lib/log/log';
import { isLoopback } from '@/lib/endpoint';

/** Valid settings with which a part of the site fails silently. */
export type SettingWarning =
  | 'cron-secret-unset'
  | 'firebase-web-app-unset'
  | 'host-without-site-url'
  | 'node-unsupported'
  | 'owner-unreachable'
  | 'service-account-unset';

/** Versions before it get no security fixes. */
const OLDEST_NODE = 22;

export function settingWarnings(
  settings: Settings,
  nodeVersion = process.versions.node,
): SettingWarning[] {
  const canStore = hasStore(settings);
  const applies: Record<SettingWarning, boolean> = {
    'host-without-site-url':
      isHttp(settings.SITE_URL) && !isLoopback(listenAddress(settings) ?? ''),
    'firebase-web-app-unset':
      !settings.NEXT_PUBLIC_FIREBASE_API_KEY && !embedsAuthEmulator(settings),
    'service-account-unset': Boolean(
      canStore && settings.NEXT_PUBLIC_FIREBASE_API_KEY && !hasServiceAccount(settings),
    ),
    'owner-unreachable': !isHttp(settings.SITE_URL) && !settings.MAIL_URL,
    'node-unsupported': !isHttp(settings.SITE_URL) && parseInt(nodeVersion) < OLDEST_NODE,
    'cron-secret-unset': canStore && runsInFunctions(settings) && !settings.CRON_SECRET,
  };
  return (Object.keys(applies) as SettingWarning[]).filter((name) => applies[name]);
}

/** On a local site `npm start` prints them. */
export function logSettingWarnings(): void {
  if (isHttp(env.SITE_URL)) return;
  for (const code of settingWarnings(env)) log.warn('setting-warning', { code });
}
