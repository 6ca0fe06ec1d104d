import { type OrderMail } from '@/lib/shop/orders/mail-payload';
import { accountSubject, type Descriptor } from './descriptor';

/** Mails about orders, to the owner and to buyers. `lib/shop/orders/send-mail.ts` writes and sends them. */
export const order: Descriptor<OrderMail> = {
  label: 'mails about orders',
  requiresSignIn: false,
  isInternal: true,
  subjectOf: ({ account }) => (account ? accountSubject(account) : null),
  urlSetting: null,
  findAddress: () => ({ type: 'sheet' }),
  body: (payload) => payload,
  mail: ({ mail, to }) => ({
    subject: `Order: ${mail}`,
    lines: [{ heading: 'To', text: to }],
  }),
  columns: ['mail', 'audience', 'to', 'name', 'email'],
  toCells: ({ mail, audience, to, name, email }) => ({ mail, audience, to, name, email }),
  example: ({ text: name, email }) => ({
    mail: 'reported',
    audience: 'owner',
    to: email,
    name,
    email,
    account: '',
    orders: [],
    notBefore: 0,
  }),
};
