const isLoopback = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/**
 * The address of this page to share or print. A preview, a proxy and a translator show the page at
 * a host of their own; its canonical link has that of the site, where the owner has set it.
 */
export function publicAddress(hash = ''): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const { origin, pathname } = location;
  const isSet = canonical && !isLoopback(new URL(canonical).hostname);
  return (isSet ? canonical : origin + pathname) + hash;
}
