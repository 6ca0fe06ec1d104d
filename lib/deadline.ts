export { untilAborted, waitAtMost, withinDeadline } from '@sutra/outbox/deadline';
