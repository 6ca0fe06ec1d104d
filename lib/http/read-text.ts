export { discard, readText } from '@sutra/outbox/read-text';
