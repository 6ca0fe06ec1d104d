/** Google rejects sign-ins from browsers inside apps (`disallowed_useragent`). */
export function isInAppBrowser(userAgent: string): boolean {
  // On an iPhone only web views have no "Safari/".
  if (/\b(iPhone|iPad|iPod)\b(?!.*\bSafari\/)/.test(userAgent)) return true;
  return /\b(FBAN|FBAV|FB_IAB|Instagram|Messenger|WhatsApp|LinkedInApp|Snapchat|Line)\b|; wv\)/.test(
    userAgent,
  );
}
