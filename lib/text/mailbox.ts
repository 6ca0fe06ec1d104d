export { mailboxOf } from '@sutra/outbox/mailbox-of';
