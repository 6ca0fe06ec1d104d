import { describe, expect, it } from 'vitest';
import { HOUR } from '@/lib/time';
import { freshServer } from '@/tests/support/fresh-server';
import { type Manner } from '@/tests/support/misbehaving-server';
import { driverNames, openOutbox, profilePayload } from '@/tests/support/outbox-port';

const { server, posts } = await freshServer();

const settingsOf = (service: 'script' | 'api' | 'sheet') => ({
  PROFILE_SERVICE: service,
  PROFILE_URL: server.url,
});

describe.each(driverNames)('profile, over %s', (driver) => {
  it.each([
    ['script', 'late', 'unreachable, kept'],
    ['script', 500, 'success'],
    ['script', 'never', 'unreachable, kept'],
    ['api', 'late', 'unreachable, kept'],
    ['api', 500, 'refused, kept'],
    ['api', 'never', 'unreachable, kept'],
    ['sheet', 'late', 'unreachable, kept'],
    ['sheet', 500, 'refused, kept'],
    ['sheet', 'never', 'unreachable, kept'],
  ] as const)(
    'profile: to a target of type %s that answers %s: %s, and the later text arrives alone',
    async (service, answers, result) => {
      const settings = settingsOf(service);
      // A target that answers may take its time on a busy machine.
      const limits = answers === 500 ? {} : { sendTimeout: 250 };
      const outbox = openOutbox(settings, { driver, ...limits });
      const ends: (() => void)[] = [];
      server.behave((): Manner | Promise<Manner> => {
        if (answers === 'never') return { does: 'hang' };
        if (answers === 500) return { does: 'answer', status: 500 };
        return new Promise((resolve) => ends.push(() => resolve({ does: 'answer' })));
      });
      for (const learningGoals of ['Algebra', 'Algebra and geometry']) {
        const payload = profilePayload({ learningGoals });
        expect(await outbox.accept('profile', payload, 'a-profile-form-id')).toBe(result);
        // Only now comes the answer that the site no longer waits for.
        ends.splice(0).forEach((end) => end());
      }
      expect((await outbox.rows()).map(({ state }) => state)).toEqual(['open']);

      server.received.length = 0;
      server.behave({ does: 'answer' });
      outbox.restart(settings, {});
      outbox.move(HOUR);
      await outbox.deliver();
      expect((await outbox.rows()).map(({ state }) => state)).toEqual(['delivered']);
      // On a busy machine the last of the requests above may come in only now.
      const texts = posts().map(({ body }) => body.includes('Algebra and geometry'));
      expect(new Set(texts)).toEqual(new Set([true]));
      await outbox.close();
    },
  );

  it('profile: replaces neither a delivered one nor that of another account', async () => {
    const outbox = openOutbox(settingsOf('api'), { driver });
    const accept = (changes: Parameters<typeof profilePayload>[0]) =>
      outbox.accept('profile', profilePayload(changes));
    expect(await accept({ learningGoals: 'Algebra' })).toBe('success');
    server.behave({ does: 'answer', status: 500 });
    expect(await accept({ uid: 'another-uid' })).toBe('refused, kept');
    expect(await accept({ learningGoals: 'Geometry' })).toBe('refused, kept');
    expect((await outbox.rows()).map(({ state }) => state).sort()).toEqual([
      'delivered',
      'open',
      'open',
    ]);
    await outbox.close();
  });
});
