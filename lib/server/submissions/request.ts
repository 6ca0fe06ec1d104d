import { type Descriptor, type OwnerWords } from './descriptor';

/** What the owner has to do by hand, because a person asked for it in the account's menu. */
export interface AccountRequest {
  /** `idle`: nobody asked, the account was not used for years. */
  request: 'delete' | 'idle' | 'no-news';
  name: string;
  email: string;
  /** The account at the provider. */
  account: string;
  /** `by-hand`: the site may not delete the sign-in there. */
  signIn?: 'deleted' | 'by-hand';
  /** References of what left the site before, as far as it knows. */
  sent: string;
  /** References of what stays here, because a law may ask for it. */
  kept: string;
}

const toLines = ({ request, signIn, ...fields }: AccountRequest, words: OwnerWords['requests']) => [
  { heading: words.request, text: words.requests[request] },
  { heading: 'Name', text: fields.name },
  { heading: 'Email', text: fields.email },
  { heading: 'Firebase UID', text: fields.account },
  { heading: words.signIn, text: signIn ? words.signIns[signIn] : '' },
  { heading: words.sent, text: fields.sent },
  { heading: words.kept, text: fields.kept },
  { heading: words.todo, text: words.todos[request] },
];

/** Only to the owner's mailbox: a sheet has no place for it. */
export const request: Descriptor<AccountRequest> = {
  label: 'requests about accounts',
  // One account may have several, and none replaces another.
  requiresSignIn: false,
  isInternal: true,
  urlSetting: null,
  findAddress: () => ({ type: 'sheet' }),
  body: (payload) => payload,
  mail: (payload, { requests: words }) => ({
    subject: `${words.requests[payload.request]}: ${payload.name}`,
    lines: toLines(payload, words),
  }),
  columns: ['request', 'name', 'email', 'account', 'signIn', 'sent', 'kept'],
  toCells: (payload) => ({ ...payload }),
  example: ({ text: name, email }) => ({
    request: 'no-news',
    name,
    email,
    account: 'example',
    sent: '',
    kept: '',
  }),
};
