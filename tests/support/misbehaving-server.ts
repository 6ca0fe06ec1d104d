export * from '../../packages/outbox/tests/support/misbehaving-server';
