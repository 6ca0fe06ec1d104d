import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/scripts/steps/root.mjs';
import { rawRequest, type RawAnswer } from './raw-request';

interface Manifest {
  node: Record<string, { exportedName: string }>;
}

/** Every server action of the build by its name, and the page that it is called from. */
export function serverActions(): Record<string, string> {
  const file = join(root, '.next/server/server-reference-manifest.json');
  const { node } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return Object.fromEntries(
    Object.entries(node).map(([id, { exportedName }]) => [exportedName, id]),
  );
}

/**
 * Arguments as React's client writes them: `$K1` among them stands for the form.
 *
 * @see https://github.com/facebook/react/blob/main/packages/react-client/src/ReactFlightReplyClient.js
 */
export function actionBody(args: unknown, form: Record<string, string> = {}): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.append(`_1_${name}`, value);
  body.append('0', JSON.stringify(args));
  return body;
}

export const callAction = (
  page: string,
  action: string,
  {
    body,
    headers = {},
    chunked,
  }: {
    body: FormData | string;
    headers?: Record<string, string>;
    chunked?: boolean;
  },
): Promise<RawAnswer> => {
  const { origin, pathname } = new URL(page);
  return rawRequest(origin, pathname, {
    method: 'POST',
    headers: { 'next-action': action, accept: 'text/x-component', ...headers },
    body,
    chunked,
  });
};

/** The fields that the form of a page carries when a browser posts it without scripts. */
export async function hiddenFields(page: string): Promise<Record<string, string>> {
  const html = await (await fetch(page)).text();
  const inputs = html.matchAll(/<input type="hidden" name="(\$ACTION[^"]*)"(?: value="([^"]*)")?/g);
  return Object.fromEntries(
    [...inputs].map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]),
  );
}
