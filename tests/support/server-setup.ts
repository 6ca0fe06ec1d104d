import { type TestProject } from 'vitest/node';
import { serveBuild } from './serve';

declare module 'vitest' {
  interface ProvidedContext {
    baseURL: string;
  }
}

/** Serves the build to all workers of a Vitest project. */
export async function setup({ provide }: TestProject) {
  const { url, stop } = await serveBuild();
  // In the environment Vitest keeps another `BASE_URL`.
  provide('baseURL', url);
  return stop;
}
