const NAMES: Readonly<Record<string, string>> = {
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
  'vimeo.com': 'Vimeo',
  'soundcloud.com': 'SoundCloud',
  'open.spotify.com': 'Spotify',
  'drive.google.com': 'Google Drive',
};

/** Where an address leads, as people call it: YouTube, or example.in. */
export function placeName(url: string): string {
  const host = new URL(url).hostname.replace(/^(www|m|music)\./, '');
  return NAMES[host] ?? host;
}

/** Whether an address is that of a channel on YouTube, and not of one lesson. */
export function isChannel(url: string): boolean {
  const path =
    /^\/(@[^/]+|(channel|c|user)\/[^/]+)(\/(featured|videos|shorts|streams|playlists))?\/?$/;
  return placeName(url) === 'YouTube' && path.test(new URL(url).pathname);
}

const BETWEEN = /\s*[,;&+/]\s*|\s+(?:and|aur|evam|tatha|और|एवं|तथा|व)\s+/iu;

/** The places that a text names: Jhansi and Orchha of `Jhansi and Orchha`. */
export const placesIn = (text: string): string[] => text.trim().split(BETWEEN).filter(Boolean);
