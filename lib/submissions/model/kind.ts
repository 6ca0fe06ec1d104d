import { type Settings } from '@/lib/env';

/** Where submissions are sent. `url` and `token` must never reach a browser. */
export interface Target {
  name: string;
  type: 'script' | 'api' | 'sheet';
  url: string;
  token?: string;
  /** Whether the body has the reference that the sender was told. */
  sendsReference?: boolean;
}

export interface Sender {
  email: string;
  emailVerified?: boolean;
}

export interface BodyDetails {
  type: Target['type'];
  timestamp: string;
  /** Only for targets that take it. */
  reference?: string;
}

export interface SubmissionKind<Payload extends Sender = Sender> {
  label: string;
  /** Such a kind does not occur on a host without a store, where visitors cannot sign in. */
  requiresSignIn: boolean;
  columns: readonly string[];
  toCells(payload: Payload): Record<string, unknown>;
  findTarget(settings: Partial<Settings>): Target | undefined;
  explainNoTarget(settings: Partial<Settings>): string;
  body(payload: Payload, details: BodyDetails): unknown;
}

export type PayloadOf<Descriptor> =
  Descriptor extends SubmissionKind<infer Payload> ? Payload : never;

export function target(
  name: string,
  type: Target['type'],
  { url, token }: { url?: string; token?: string },
): Target | undefined {
  return url ? { name, type, url, ...(token && { token }) } : undefined;
}
