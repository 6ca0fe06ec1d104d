import { type FullConfig } from '@playwright/test';
import { serveBuild } from './serve';

/** Serves the build to the browsers of all workers, unless `BASE_URL` names a server. */
export default async function globalSetup({ projects }: FullConfig) {
  if (process.env.BASE_URL) return;
  const isEager = projects.some(({ name }) => name === 'eager');
  const { url, eagerUrl, stop } = await serveBuild({ isEager });
  process.env.BASE_URL = url;
  if (eagerUrl) {
    process.env.EAGER_URL = eagerUrl;
    const page = await (await fetch(eagerUrl)).text();
    if (page.includes('data-scripts')) throw new Error('The eager pages defer their scripts.');
  }
  return stop;
}
