/** `build/portrait.ts` cuts it before each build, which leaves it out where there is none. */
export const portraitPath = () =>
  process.env.PORTRAIT === 'yes'
    ? new URL('../.fonts/portrait.avif', import.meta.url).href
    : undefined;
