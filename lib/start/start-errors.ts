import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDataDir } from '@/lib/data/data-dir';

const FACT_MODULES = {
  'content/site.ts': () => import('@/content/site'),
  'content/books.ts': () => import('@/content/books'),
};

/** Both modules validate themselves when they are imported. */
export async function factErrors(): Promise<string[]> {
  const errors: string[] = [];
  for (const [file, load] of Object.entries(FACT_MODULES)) {
    try {
      await load();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (!('issues' in error)) {
        if (error.name !== 'TransformError') throw error;
        // Of tsx, before a build: "Transform failed…", then a line with the place.
        const [, place = ''] = error.message.split('\n');
        errors.push(`${file} cannot be read (${place.replace(/^.*\.ts:/, 'line ')}).`);
        continue;
      }
      const issues = error.issues as { path: PropertyKey[]; message: string }[];
      errors.push(
        ...issues.map(({ path, message }) => `${file}: ${path.join('.')} is wrong (${message}).`),
      );
    }
  }
  return errors;
}

/** Health reports other failures of a database, which may be temporary. */
async function versionErrors(directory: string): Promise<string[]> {
  const { submissionsFile } = await import('@/lib/outbox/sqlite');
  const { accountsFile } = await import('@/lib/account/sqlite-users');
  const { SqliteClient, StoreVersionError } = await import('@/lib/data/sqlite');
  const errors: string[] = [];
  for (const options of [submissionsFile, accountsFile]) {
    if (!existsSync(join(directory, options.file))) continue;
    const client = new SqliteClient({ directory, ...options });
    await client.read('SELECT 1').catch((error: unknown) => {
      if (error instanceof StoreVersionError) errors.push(error.message);
    });
    await client.close().catch(() => {});
  }
  return errors;
}

export async function findStartErrors(root: string): Promise<string[]> {
  try {
    // Throws when a setting is wrong.
    const { dataFolder, env, missingSecretError } = await import('@/lib/env');
    const secretError = missingSecretError(env);
    if (secretError) return [secretError, ...(await factErrors())];
    const folder = dataFolder(env);
    if (folder) await prepareDataDir(folder, root);
    if (folder && !env.FIREBASE_SERVICE_ACCOUNT) {
      return [...(await versionErrors(folder)), ...(await factErrors())];
    }
  } catch (error) {
    const names = ['SettingsError', 'DataDirError'];
    if (!(error instanceof Error && names.includes(error.name))) throw error;
    return [...error.message.split('\n'), ...(await factErrors())];
  }
  return factErrors();
}

export async function findStartNote(): Promise<string | undefined> {
  const { env, hasStore } = await import('@/lib/env');
  if (hasStore(env)) return undefined;
  return 'FIREBASE_SERVICE_ACCOUNT and DATA_DIR are not set on a host with an ephemeral disk: until one of them is set, messages are not stored but only sent once, and visitors cannot sign in.';
}
