import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltWith, builtWithErrors } from './built-with';
import { DataDirError, prepareDataDir } from './data-dir';

/** Health reports other failures of a database, which may be temporary. */
async function versionErrors(directory: string): Promise<string[]> {
  const { databases } = await import('@/lib/store/databases');
  const { SqliteClient } = await import('@sutra/outbox/sqlite/client');
  const { StoreVersionError } = await import('@sutra/outbox/sqlite/open');
  const errors: string[] = [];
  for (const options of databases) {
    if (!existsSync(join(directory, options.file))) continue;
    const client = new SqliteClient({ directory, ...options });
    await client.read('SELECT 1').catch((error: unknown) => {
      if (!(error instanceof StoreVersionError)) return;
      errors.push(
        `${error.path} was written by another version of this site. Nothing was changed. Send or export what it holds with that version, then move it away.`,
      );
    });
    await client.close().catch(() => {});
  }
  return errors;
}

/**
 * Why the folder of the site's data cannot be written now. The site starts all the same: a message
 * that its receiver takes at once arrives, and health says `down`.
 */
export async function findDiskWarning(
  root: string,
  options = { isTrial: false },
): Promise<string | undefined> {
  const { dataFolder, env } = await import('@/lib/env');
  const folder = dataFolder(env);
  try {
    if (folder) await prepareDataDir(folder, root, options);
    return undefined;
  } catch (error) {
    if (error instanceof DataDirError && error.isTemporary) {
      return `${error.message} Until then nothing is stored, nobody can sign in, and the site only sends each message once.`;
    }
    throw error;
  }
}

/** @param options `isTrial` creates nothing. */
export async function findStartErrors(
  root: string,
  options = { isTrial: false },
): Promise<string[]> {
  try {
    // Throws when a setting is wrong.
    const { dataFolder, env, missingSecretError, usesFirestore } = await import('@/lib/env');
    const secretError = missingSecretError(env);
    if (secretError) return [secretError];
    if (env.BUILT_WITH && env.NODE_ENV === 'production') {
      const errors = builtWithErrors(env, JSON.parse(env.BUILT_WITH) as BuiltWith);
      if (errors.length > 0) return errors;
    }
    const folder = dataFolder(env);
    if (folder) {
      await prepareDataDir(folder, root, options).catch((error: unknown) => {
        if (!(error instanceof DataDirError && error.isTemporary)) throw error;
      });
    }
    if (folder && !usesFirestore(env)) return await versionErrors(folder);
    return [];
  } catch (error) {
    const names = ['SettingsError', 'DataDirError'];
    if (!(error instanceof Error && names.includes(error.name))) throw error;
    return error.message.split('\n');
  }
}

export async function findStartNote(): Promise<string | undefined> {
  const { env, hasStore } = await import('@/lib/env');
  if (hasStore(env)) return undefined;
  const note =
    'FIREBASE_SERVICE_ACCOUNT and DATA_DIR are not set on a host with an ephemeral disk: until one of them is set, messages are not stored but only sent once, and visitors cannot sign in.';
  if (!env.K_SERVICE) return note;
  return `${note} On Google's hosts NEXT_PUBLIC_FIREBASE_PROJECT_ID or GOOGLE_CLOUD_PROJECT is enough, without a key.`;
}
