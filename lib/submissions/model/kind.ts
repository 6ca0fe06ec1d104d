import { type Settings } from '@/lib/env';

/** A service that submissions are sent to. Address and token never leave the server. */
export interface Target {
  name: string;
  type: 'script' | 'api' | 'sheet';
  url: string;
  token?: string;
}

export interface Sender {
  email: string;
  emailVerified?: boolean;
}

export interface SubmissionKind<Payload extends Sender = Sender> {
  label: string;
  /** A kind that only signed-in visitors can send does not occur on a host without a store. */
  requiresSignIn: boolean;
  columns: readonly string[];
  toCells(payload: Payload): Record<string, unknown>;
  findTarget(settings: Partial<Settings>): Target | undefined;
  explainNoTarget(settings: Partial<Settings>): string;
  body(payload: Payload, details: { type: Target['type']; timestamp: string }): unknown;
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
