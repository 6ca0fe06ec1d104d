/** Google rejects sign-ins from browsers inside apps (`disallowed_useragent`). */
export function isInAppBrowser(userAgent: string): boolean {
  return /\b(FBAN|FBAV|FB_IAB|Instagram|Messenger|WhatsApp|LinkedInApp|Snapchat|Line)\b|; wv\)/.test(
    userAgent,
  );
}
