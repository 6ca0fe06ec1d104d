import { type Site, siteSchema } from '@/content/schema';
import { readSettings, SettingsError } from '@/lib/env';
import { isSetting, type Question } from './questions';

/** The facts and settings as they would be with the answers so far. */
export interface Draft {
  site: Site;
  settings: Record<string, string | undefined>;
}

export function settingErrors(settings: Draft['settings']): string[] {
  try {
    readSettings({ ...settings, NODE_ENV: 'production' });
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message.split('\n');
  }
}

export const factAt = (site: object, path: string): unknown =>
  path.split('.').reduce((value: unknown, key) => (value as Record<string, unknown>)[key], site);

function withFact(site: Site, path: string, value: unknown): Site {
  const copy = structuredClone(site);
  const [, parent, key = path] = /^(.+)\.(.+)$/.exec(path) ?? [];
  Object.assign(parent ? (factAt(copy, parent) as object) : copy, { [key]: value });
  return copy;
}

export function currentAnswer({ site, settings }: Draft, question: Question): string | undefined {
  const { name, format = String } = question;
  const value = isSetting(question) ? settings[name]?.trim() || undefined : factAt(site, name);
  return value == null ? undefined : (format as (value: unknown) => string)(value);
}

function settingError({ name }: Question, { settings }: Draft): string | undefined {
  const error = settingErrors(settings).find((line) => line.startsWith(`${name} `));
  return error?.slice(name.length + 1);
}

/**
 * @param typed an empty text keeps today's answer.
 * @returns the next draft, or what is wrong, as in "must be a number".
 */
export function applyAnswer(draft: Draft, question: Question, typed: string): Draft | string {
  const { name, parse = (value) => ({ value }) } = question;
  const text = typed.trim();
  if (text === '') return (isSetting(question) && settingError(question, draft)) || draft;
  const parsed = parse(text);
  if (typeof parsed === 'string') return `must be ${parsed}.`;
  if (isSetting(question)) {
    const next = { ...draft, settings: { ...draft.settings, [name]: String(parsed.value) } };
    return settingError(question, next) ?? next;
  }
  const next = { ...draft, site: withFact(draft.site, name, parsed.value) };
  const issues = siteSchema.safeParse(next.site).error?.issues ?? [];
  const issue = issues.find(({ path }) => path.join('.').startsWith(name));
  return issue ? `must be ${issue.message}.` : next;
}
