import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { firestoreStore } from '@/lib/outbox/firestore';
import { openFirestore } from './firestore';
import { fill } from './outbox';
import { rawRequest } from './raw-request';
import { scratch } from './scratch';
import { nextStart, startSite } from './site';

const PRELOAD = pathToFileURL(resolve(import.meta.dirname, 'function-process.mjs')).href;

/** Messages that wait, as they are in Firestore: documents by their path. */
async function waitingDocuments(count: number): Promise<string> {
  const firestore = openFirestore();
  await fill(firestoreStore(firestore), count);
  const { docs } = await firestore.collection('outbox').get();
  return JSON.stringify(Object.fromEntries(docs.map((doc) => [doc.ref.path, doc.data()])));
}

/**
 * The build as a service on Google's hosts, with that many messages waiting in Firestore: it has no
 * disk, and is frozen from each response until the next request.
 */
export async function startFunctionHost(waiting: number, settings: Record<string, string>) {
  const folder = scratch();
  folder.write('documents.json', await waitingDocuments(waiting));
  const server = {
    ...nextStart,
    args: (port: number) => [`--import=${PRELOAD}`, ...nextStart.args(port)],
    env: { TEST_DOCUMENTS: join(folder.root, 'documents.json') },
  };
  const google = { K_SERVICE: 'site', GOOGLE_CLOUD_PROJECT: 'project', DATA_DIR: '' };
  const site = await startSite({ ...google, ...settings }, server);
  const freeze = () => process.kill(site.pid, 'SIGSTOP');
  const wake = () => process.kill(site.pid, 'SIGCONT');
  freeze();

  async function request<Answer>(ask: (url: string) => Promise<Answer>): Promise<Answer> {
    wake();
    return ask(site.url).finally(freeze);
  }
  return {
    output: site.output,
    /** It runs until the answer is there. */
    request,
    get: (path: string, headers?: Record<string, string>) =>
      request((url) => rawRequest(url, path, { headers })),
    async stop() {
      wake();
      await site.stop();
      folder.remove();
    },
  };
}
