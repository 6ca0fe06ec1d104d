/** In the browsers of other apps Google refuses to sign in (`disallowed_useragent`). */
export function isInAppBrowser(userAgent: string): boolean {
  return /\b(FBAN|FBAV|FB_IAB|Instagram|Messenger|WhatsApp|LinkedInApp|Snapchat|Line)\b|; wv\)/.test(
    userAgent,
  );
}
