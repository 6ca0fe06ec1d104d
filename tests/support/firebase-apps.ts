import { deleteApp, getApps } from 'firebase-admin/app';

/** Ends the connections of a file of tests to its project: the next file in the process has another. */
export async function deleteApps(): Promise<void> {
  await Promise.all(getApps().map(deleteApp));
}
