import { prepareDataDir } from '@/lib/data/data-dir';

const FACTS = {
  'content/site.ts': () => import('@/content/site'),
  'content/books.ts': () => import('@/content/books'),
};

/** Both check themselves when they are imported. */
async function factErrors(): Promise<string[]> {
  const errors: string[] = [];
  for (const [file, load] of Object.entries(FACTS)) {
    try {
      await load();
    } catch (error) {
      if (!(error instanceof Error && 'issues' in error)) throw error;
      const issues = error.issues as { path: PropertyKey[]; message: string }[];
      errors.push(
        ...issues.map(({ path, message }) => `${file}: ${path.join('.')} is wrong (${message}).`),
      );
    }
  }
  return errors;
}

/**
 * Finds what would make the site fail after it has started: wrong settings, a data folder that
 * cannot be used, wrong facts in `content`.
 *
 * @param root folder of the project.
 * @returns one sentence for each error. It names the setting or fact, but not its value.
 */
export async function findStartErrors(root: string): Promise<string[]> {
  try {
    // Checks the settings when it is imported.
    const { dataFolder, env, secretComplaint } = await import('@/lib/env');
    const complaint = secretComplaint(env);
    if (complaint) return [complaint, ...(await factErrors())];
    const folder = dataFolder(env);
    if (folder) prepareDataDir(folder, root);
  } catch (error) {
    const names = ['SettingsError', 'DataDirError'];
    if (!(error instanceof Error && names.includes(error.name))) throw error;
    return [...error.message.split('\n'), ...(await factErrors())];
  }
  return factErrors();
}

/** What the site starts without, in one sentence; nothing where it can store what visitors send. */
export async function findStartNote(): Promise<string | undefined> {
  const { env, hasStore } = await import('@/lib/env');
  if (hasStore(env)) return undefined;
  return 'FIREBASE_SERVICE_ACCOUNT and DATA_DIR are not set on a host with an ephemeral disk: until one of them is set, messages are not stored but only sent once, and visitors cannot sign in.';
}
