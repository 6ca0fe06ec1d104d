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
import { isLoopbackHost } from '@/lib/env-types';

/** Settings that make a part of the site fail silently, without being wrong. */
export type SettingGap =
  | 'cron-secret-unset'
  | 'firebase-web-app-unset'
  | 'host-without-site-url'
  | 'service-account-unset';

export function settingGaps(settings: Settings): SettingGap[] {
  // Without a store nobody stays signed in and nothing waits (lib/start/start-errors.ts says so).
  const isStored = hasStore(settings);
  const gaps: Record<SettingGap, boolean> = {
    'host-without-site-url':
      isLocal(settings.SITE_URL) && !isLoopbackHost(listenAddress(settings) ?? ''),
    'firebase-web-app-unset': !settings.NEXT_PUBLIC_FIREBASE_API_KEY && !embedsIdentity(settings),
    'service-account-unset': Boolean(
      isStored && settings.NEXT_PUBLIC_FIREBASE_API_KEY && !settings.FIREBASE_SERVICE_ACCOUNT,
    ),
    'cron-secret-unset': isStored && runsInFunctions(settings) && !settings.CRON_SECRET,
  };
  return (Object.keys(gaps) as SettingGap[]).filter((gap) => gaps[gap]);
}

/** Logs the gaps of a public site; on this machine `npm start` prints them. */
export function logSettingGaps(): void {
  if (isLocal(env.SITE_URL)) return;
  for (const code of settingGaps(env)) log().warn('setting-gap', { code });
}
