import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { firestoreStore } from '@sutra/outbox/stores/firestore';
import { type Row } from '@sutra/outbox/row';
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
  const documents = join(folder.root, 'documents.json');
  const google = { K_SERVICE: 'site', GOOGLE_CLOUD_PROJECT: 'project', DATA_DIR: '' };

  async function startInstance(clock: number) {
    const instance = await startSite(
      { ...google, ...settings },
      {
        ...nextStart,
        args: (port: number) => [`--import=${PRELOAD}`, ...nextStart.args(port)],
        env: { TEST_DOCUMENTS: documents, TEST_CLOCK: String(clock) },
      },
    );
    process.kill(instance.pid, 'SIGSTOP');
    return instance;
  }
  let site = await startInstance(0);
  const freeze = () => process.kill(site.pid, 'SIGSTOP');
  const wake = () => process.kill(site.pid, 'SIGCONT');

  async function request<Answer>(ask: (url: string) => Promise<Answer>): Promise<Answer> {
    wake();
    return ask(site.url).finally(freeze);
  }
  return {
    output: () => site.output(),
    /** It runs until the answer is there. */
    request,
    get: (path: string, headers?: Record<string, string>) =>
      request((url) => rawRequest(url, path, { headers })),
    /** Sends a request, and when that moment has come, freezes the instance for good and kills it. */
    async killDuring(path: string, headers: Record<string, string>, moment: Promise<void>) {
      wake();
      const answer = rawRequest(site.url, path, { headers }).catch(() => undefined);
      await moment;
      freeze();
      await site.end('SIGKILL');
      await answer;
    },
    kill: () => site.end('SIGKILL'),
    /** After a kill: another instance, whose clock is so far ahead. */
    restart: async (clock: number) => void (site = await startInstance(clock)),
    /** What is stored, also while no instance runs. */
    rows: () =>
      Object.entries(JSON.parse(readFileSync(documents, 'utf8')) as Record<string, Row>)
        .filter(([path]) => path.startsWith('outbox/'))
        .map(([, row]) => row),
    async stop() {
      wake();
      await site.stop();
      folder.remove();
    },
  };
}
