import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { root } from '@/scripts/lib/root.mjs';
import { scratch } from './scratch';

type Manifest = Record<string, unknown> & { readonly name: string; readonly version: string };

interface Published {
  readonly manifest: Manifest;
  readonly tarball: Buffer;
}

/** As npm packs a folder of `node_modules`, where no registry can be reached. */
function packInstalled(name: string): Published | undefined {
  const folder = join(root, 'node_modules', name);
  if (!existsSync(folder)) return undefined;
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const args = ['-czhf', '-', '--transform', 's,^[.],package,', '-C', folder, '.'];
  // Its status is 1 where another test has linked a file meanwhile.
  const { stdout: tarball } = spawnSync('tar', args, { maxBuffer: 2 ** 30 });
  // In versions of their own.
  const nested = join(folder, 'node_modules');
  const bundleDependencies = existsSync(nested) ? readdirSync(nested) : [];
  return { manifest: { ...manifest, bundleDependencies }, tarball };
}

/** A registry of npm that has what is published to it, and what this project has installed. */
export async function startRegistry() {
  const folder = scratch();
  const published = new Map<string, Published>();
  const find = (name: string) => {
    const found = published.get(name) ?? packInstalled(name);
    if (found) published.set(name, found);
    return found;
  };
  let address = '';
  const server = createServer(async (request, response) => {
    const name = decodeURIComponent(request.url!.slice(1).replace(/\.tgz$/, ''));
    if (request.method === 'PUT') {
      const body = (await json(request)) as {
        versions: Record<string, Manifest>;
        _attachments: Record<string, { data: string }>;
      };
      const [manifest] = Object.values(body.versions);
      const [attached] = Object.values(body._attachments);
      published.set(name, {
        manifest: manifest!,
        tarball: Buffer.from(attached!.data, 'base64'),
      });
      response.writeHead(201).end('{}');
      return;
    }
    // What is published here is not there before.
    const isPublishing = request.headers['npm-command'] === 'publish';
    const found = isPublishing ? undefined : find(name);
    if (!found) response.writeHead(404).end('{}');
    else if (request.url!.endsWith('.tgz')) response.end(found.tarball);
    else {
      const { version } = found.manifest;
      const manifest = { ...found.manifest, dist: { tarball: `${address}/${name}.tgz` } };
      const versions = { [version]: manifest };
      response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  address = `http://127.0.0.1:${port}`;
  return {
    published,
    /** Settings of npm that lead it here, with a cache that no other command reads. */
    env: {
      npm_config_registry: address,
      [`npm_config_//127.0.0.1:${port}/:_authToken`]: 'token',
      npm_config_cache: folder.root,
      npm_config_update_notifier: 'false',
      npm_config_audit: 'false',
      // Next weighs 150 MB, and no README here runs it.
      npm_config_legacy_peer_deps: 'true',
    },
    close() {
      server.close();
      folder.remove();
    },
  };
}
