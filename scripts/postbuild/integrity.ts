import { createHash } from 'node:crypto';

/**
 * Gives every script that a page still names itself the hash of its contents, which the browser
 * compares with what it gets.
 *
 * @param read gives a script by its address.
 */
export function withIntegrity(html: string, read: (address: string) => Buffer): string {
  return html.replaceAll(/<script src="([^"]+)"/g, (element, address: string) => {
    const hash = createHash('sha384').update(read(address)).digest('base64');
    return `${element} integrity="sha384-${hash}"`;
  });
}
