import { afterAll, beforeAll } from 'vitest';
import { findUser, saveUser } from '@/lib/shop/account/server/users';
import { usersIn } from '@/lib/shop/account/server/user-store';
import { sqliteDatabase } from '@/lib/store/sqlite';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { collect } from '@sutra/outbox/store';
import { asha } from './asha';
import { scratch } from './scratch';
import { AUTH_SECRET, sessionToken } from './session';
import { type RunningSite, startSite } from './site';

/** A site for the tests of a file, with the account of Asha, who is signed in. */
export function ashasSite() {
  const { root: folder, remove } = scratch();
  let site: RunningSite;
  let cookie: string;
  let createdAt: string;
  const newCookie = async () => `session=${await sessionToken({ uid: asha.id, createdAt })}`;
  beforeAll(async () => {
    const database = sqliteDatabase(folder);
    ({ createdAt } = await saveUser(asha, usersIn(database)));
    await database.close();
    cookie = await newCookie();
    site = await startSite({
      DATA_DIR: folder,
      CONTACT_SHEET_URL: process.env.SHEET_URL!,
      PROFILE_URL: new URL('/exec', process.env.SHEET_URL).href,
      AUTH_SECRET,
    });
  });
  afterAll(async () => {
    await site?.stop();
    remove();
  });
  return {
    get site() {
      return site;
    },
    get cookie() {
      return cookie;
    },
    /** Of another session. */
    newCookie,
    /** Of all that it has stored. */
    async storedKinds() {
      const store = sqliteStore(folder);
      const rows = await collect(store.rows());
      await store.close();
      return rows.map(({ kind }) => kind).sort();
    },
    async completedAt() {
      const database = sqliteDatabase(folder);
      const user = await findUser(asha.id, usersIn(database));
      await database.close();
      return user?.profileCompletedAt ?? null;
    },
  };
}
