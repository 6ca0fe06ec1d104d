import {
  embedsIdentity,
  env,
  hasStore,
  isLocal,
  listenAddress,
  runsInFunctions,
  type Settings,
} from '@/lib/env';
import { log } from '@/lib/log/log';
import { isLoopback } from '@/lib/http/loopback';

/** Valid settings with which a part of the site fails silently. */
export type SettingGap =
  | 'cron-secret-unset'
  | 'firebase-web-app-unset'
  | 'host-without-site-url'
  | 'owner-unreachable'
  | 'service-account-unset';

export function settingGaps(settings: Settings): SettingGap[] {
  const canStore = hasStore(settings);
  const gaps: Record<SettingGap, boolean> = {
    'host-without-site-url':
      isLocal(settings.SITE_URL) && !isLoopback(listenAddress(settings) ?? ''),
    'firebase-web-app-unset': !settings.NEXT_PUBLIC_FIREBASE_API_KEY && !embedsIdentity(settings),
    'service-account-unset': Boolean(
      canStore && settings.NEXT_PUBLIC_FIREBASE_API_KEY && !settings.FIREBASE_SERVICE_ACCOUNT,
    ),
    'owner-unreachable':
      !isLocal(settings.SITE_URL) && !settings.MAIL_URL && !settings.OWNER_WEBHOOK_URL,
    'cron-secret-unset': canStore && runsInFunctions(settings) && !settings.CRON_SECRET,
  };
  return (Object.keys(gaps) as SettingGap[]).filter((gap) => gaps[gap]);
}

/** On a local site `npm start` prints the gaps. */
export function logSettingGaps(): void {
  if (isLocal(env.SITE_URL)) return;
  for (const code of settingGaps(env)) log().warn('setting-gap', { code });
}
