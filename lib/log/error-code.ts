export { codedError, errorCode } from '@sutra/outbox/error-code';
