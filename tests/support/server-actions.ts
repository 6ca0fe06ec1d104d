import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/scripts/lib/root.mjs';
import { rawRequest, type RawAnswer, type RawRequest } from './raw-request';

interface Manifest {
  node: Record<string, { exportedName: string }>;
}

/** The id of every server action of the build, by its name. */
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

export function callAction(
  page: string,
  action: string,
  { headers, ...request }: Pick<RawRequest, 'body' | 'headers' | 'chunked'>,
): Promise<RawAnswer> {
  const { origin, pathname } = new URL(page);
  return rawRequest(origin, pathname, {
    method: 'POST',
    headers: { 'next-action': action, accept: 'text/x-component', ...headers },
    ...request,
  });
}

/** Sends a contact message as the page's scripts do. `state` is the status of the form. */
export async function postMessage(
  site: string,
  values: Record<string, string>,
  headers: Record<string, string> = { origin: site },
) {
  const body = actionBody([{ status: 'idle' }, '$K1'], values);
  const action = serverActions().contactAction!;
  const { status, text } = await callAction(`${site}/contact`, action, { body, headers });
  return { status, text, state: /"status":"(\w+)"/.exec(text)?.[1] };
}

/** Posts the form of a page as a browser without scripts does. */
export async function postForm(
  site: string,
  values: Record<string, string>,
  request: Pick<RawRequest, 'headers' | 'chunked'> = { headers: { origin: site } },
): Promise<RawAnswer> {
  const body = new FormData();
  const fields = { ...(await hiddenFields(`${site}/contact`)), ...values };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return rawRequest(site, '/contact', { method: 'POST', body, ...request });
}

/** The fields that the form of a page carries when a browser posts it without scripts. */
export async function hiddenFields(page: string): Promise<Record<string, string>> {
  const html = await (await fetch(page)).text();
  const inputs = html.matchAll(
    /<input type="hidden" name="(\$ACTION[^"]*|build)"(?: value="([^"]*)")?/g,
  );
  return Object.fromEntries(
    [...inputs].map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]),
  );
}
