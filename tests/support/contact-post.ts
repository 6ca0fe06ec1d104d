/**
 * The contact action called as the browser's scripts call it, without a browser: many at a time, and
 * with whatever headers a test wants.
 *
 * @see https://github.com/facebook/react/blob/main/packages/react-client/src/ReactFlightReplyClient.js
 */
export interface ContactPost {
  url: string;
  action: string;
}

/** Finds the action of the contact form in its page. */
export async function contactPost(site: string): Promise<ContactPost> {
  const url = `${site}/contact`;
  const html = await (await fetch(url)).text();
  const action = /name="\$ACTION_\d+:0" value="\{&quot;id&quot;:&quot;([0-9a-f]+)&quot;/.exec(html);
  if (!action?.[1]) throw new Error('The contact page has no form with an action.');
  return { url, action: action[1] };
}

/** What came of one call. `state` is the status of the form, such as `success`. */
export interface Answer {
  status: number;
  state: string | undefined;
  text: string;
}

export async function postMessage(
  { url, action }: ContactPost,
  values: Record<string, string>,
  headers: Record<string, string> = { origin: new URL(url).origin },
): Promise<Answer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(`_1_${name}`, value);
  body.append('0', JSON.stringify([{ status: 'idle' }, '$K1']));
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'next-action': action, accept: 'text/x-component', ...headers },
    body,
  });
  const text = await response.text();
  const state = /"status":"(\w+)"/.exec(text)?.[1];
  return { status: response.status, state, text };
}
