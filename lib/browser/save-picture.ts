import { isInAppBrowser } from '@/lib/browser/in-app';
import { download } from './download';

/** With `src` the picture is to be shown: it may not have been saved, but can be by a long press. */
export interface SavedPicture {
  src?: string;
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}

/** Only WebKit on phones and tablets of Apple has it. */
const isApple = () => 'standalone' in navigator;

/**
 * Browsers inside apps ignore a download, and no event tells. Those of Android cannot share either,
 * which every other browser for phones can.
 */
const mayIgnoreDownloads = () =>
  matchMedia('(pointer: coarse)').matches &&
  (!('share' in navigator) || isInAppBrowser(navigator.userAgent));

/**
 * Call it at once after a press.
 *
 * @returns undefined where the share sheet was opened, which says itself what it has done.
 */
export async function sharePicture(data: ShareData & { files: [File] }) {
  if (!navigator.canShare?.(data)) return savePicture(data.files[0]);
  try {
    await navigator.share(data);
  } catch (error) {
    if ((error as Error).name !== 'AbortError') return keepPicture(data.files[0]);
  }
}

/** The share sheet of Apple puts a picture among the others, and a download does not. */
export async function savePicture(file: File): Promise<SavedPicture | undefined> {
  const data: { files: [File] } = { files: [file] };
  return isApple() && navigator.canShare?.(data) ? sharePicture(data) : keepPicture(file);
}

async function keepPicture(file: File): Promise<SavedPicture> {
  // In an app of Apple, a download may replace the page.
  if (!isApple()) download(file, file.name);
  return isApple() || mayIgnoreDownloads() ? { src: await dataUrl(file) } : {};
}
