/**
 * Whether a browser lives inside Instagram, Facebook, Messenger, WhatsApp, LinkedIn, Snapchat or
 * an Android web view, where Google refuses to sign anybody in (`disallowed_useragent`).
 */
export function isInAppBrowser(userAgent: string): boolean {
  return /\b(FBAN|FBAV|FB_IAB|Instagram|Messenger|WhatsApp|LinkedInApp|Snapchat|Line)\b|; wv\)/.test(
    userAgent,
  );
}
