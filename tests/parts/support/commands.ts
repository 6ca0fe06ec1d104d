import { type BrowserCommand } from 'vitest/node';

type Media = Parameters<Parameters<BrowserCommand<[]>>[0]['page']['emulateMedia']>[0];

/** What a test asks of the browser itself. */
export const commands = {
  emulateMedia: (({ page }, media) => page.emulateMedia(media)) as BrowserCommand<[media: Media]>,
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia(media: Media): Promise<void>;
  }
}
