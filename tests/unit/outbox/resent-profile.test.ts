import { describe, expect, it } from 'vitest';
import { HOUR } from '@/lib/time';
import { type Manner } from '@/tests/support/misbehaving-server';
import { profile, SHORT } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';
import { drivers } from '@/tests/support/stores';

const { server, posts, settings, profileTo } = await receiver();

describe.each(drivers)('profile, over %s', (_driver, openStore) => {
  it.each([
    ['script', 'late', 'unreachable, kept'],
    ['script', 500, 'success'],
    ['script', 'never', 'unreachable, kept'],
    ['api', 'late', 'unreachable, kept'],
    ['api', 500, 'refused, kept'],
    ['api', 'never', 'unreachable, kept'],
  ] as const)(
    'profile: to a target of type %s that answers %s: %s, and the later text arrives alone',
    async (service, answers, result) => {
      // A target that answers may take its time on a busy machine.
      const limits = answers === 500 ? {} : SHORT;
      const outbox = profileTo(service, { store: openStore(), ...limits });
      const ends: (() => void)[] = [];
      server.behave((): Manner | Promise<Manner> => {
        if (answers === 'never') return { does: 'hang' };
        if (answers === 500) return { does: 'answer', status: 500 };
        return new Promise((resolve) => ends.push(() => resolve({ does: 'answer' })));
      });
      for (const learningGoals of ['Algebra', 'Algebra and geometry']) {
        expect(await outbox.send(profile({ learningGoals }))).toBe(result);
        // Only now comes the answer that the site no longer waits for.
        ends.splice(0).forEach((end) => end());
      }
      expect(await outbox.states()).toEqual(['open']);

      server.received.length = 0;
      server.behave({ does: 'answer' });
      outbox.restart(settings.profileTo(service), {});
      outbox.move(HOUR);
      await outbox.deliver();
      expect(await outbox.states()).toEqual(['delivered']);
      // On a busy machine the last of the requests above may come in only now.
      const texts = posts().map(({ body }) => body.includes('Algebra and geometry'));
      expect(new Set(texts)).toEqual(new Set([true]));
    },
  );

  it('profile: replaces neither a delivered one nor that of another account', async () => {
    const { send, states } = profileTo('api', { store: openStore() });
    expect(await send(profile({ learningGoals: 'Algebra' }))).toBe('success');
    server.behave({ does: 'answer', status: 500 });
    expect(await send(profile({ uid: 'another' }))).toBe('refused, kept');
    expect(await send(profile({ learningGoals: 'Geometry' }))).toBe('refused, kept');
    expect(await states()).toEqual(['delivered', 'open', 'open']);
  });
});
