// Relative imports, because next.config.ts cannot resolve `@/`. Without its extension, Node would
// find books.json there first.
import { books } from '../../content/books.ts';
import { site } from '../../content/site.ts';
import { env } from '../env';
import { type CspSources } from './policies';

const FIREBASE_APIS = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

function signInSources(): CspSources['signIn'] {
  if (env.FIREBASE_AUTH_EMULATOR_HOST) {
    // On this machine alone, and on any port: a build is served with whichever one is free.
    const emulator = `http://${env.FIREBASE_AUTH_EMULATOR_HOST.replace(/:\d+$/, ':*')}`;
    return { connect: [emulator], frames: [emulator] };
  }
  const domain = env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN;
  return domain ? { connect: FIREBASE_APIS, frames: [`https://${domain}`] } : undefined;
}

export function cspSources(): CspSources {
  const previews = books.flatMap(({ previewUrl }) =>
    previewUrl ? new URL(previewUrl).origin : [],
  );
  return {
    https: env.SITE_URL.startsWith('https:'),
    signIn: signInSources(),
    frames: [...new Set(previews)],
    media: typeof site.teacher.voice === 'object' && site.teacher.voice !== null,
  };
}
