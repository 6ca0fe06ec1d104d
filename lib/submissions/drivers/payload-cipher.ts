import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { codedError } from '@/lib/log/error-code';

const ALGORITHM = 'aes-256-gcm';
const PREFIX = 'sealed';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts payloads at rest. `rowId` is authenticated, so a text cannot be moved to another row. */
export interface PayloadCipher {
  /** Ids of all keys; the first encrypts. They are hashes, which do not reveal a strong key. */
  keyIds: readonly string[];
  seal(text: string, rowId: string): string;
  /** Returns texts that are not sealed as they are. @throws with an unknown key or a damaged text */
  open(text: string, rowId: string): string;
}

function deriveKey(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'submission payloads', 32));
  return { key, id: createHash('sha256').update(key).digest('hex').slice(0, 12) };
}

export function createPayloadCipher(secrets: readonly string[]): PayloadCipher {
  const keys = secrets.map(deriveKey);
  return {
    keyIds: keys.map(({ id }) => id),
    seal(text, rowId) {
      const [current] = keys;
      if (!current) return text;
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, current.key, nonce).setAAD(Buffer.from(rowId));
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()]);
      const data = Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url');
      return `${PREFIX}:${current.id}:${data}`;
    },
    open(text, rowId) {
      const [prefix, keyId, data = ''] = text.split(':');
      if (prefix !== PREFIX) return text;
      const found = keys.find(({ id }) => id === keyId);
      if (!found) throw codedError('data-key');
      const bytes = Buffer.from(data, 'base64url');
      const decipher = createDecipheriv(ALGORITHM, found.key, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(rowId))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      const opened = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([opened, decipher.final()]).toString('utf8');
    },
  };
}

export const noCipher = createPayloadCipher([]);
