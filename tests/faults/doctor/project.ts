import { expect, onTestFinished } from 'vitest';
import { copyProject, type Project, type startInternet } from '@/tests/support/kit';
import { WEB_APP } from '@/tests/support/settings';
import { type Dialogue, ENTER, setUp } from '@/tests/support/terminal';

export type Internet = Awaited<ReturnType<typeof startInternet>>;

/** A site that is online and in order, but for the samples in its texts. */
const ONLINE = {
  AUTH_SECRET: 'kanari-auth-X7dk2Lq9ZpR4vW8sYb3n',
  CRON_SECRET: 'kanari-cron-T5hj8Mw2QxC6fN9gKd4r',
  CONTACT_SHEET_URL: 'https://sheet.example.in/kanari-contact',
  CONTACT_SHEET_TOKEN: 'kanari-contact-token',
  PROFILE_URL: 'https://script.example.in/kanari-script/exec',
  ...WEB_APP,
  SITE_URL: 'https://example.in',
};

/** Writes `.env` of the site that is in order, with these changes. */
export function change(project: Project, settings: Record<string, string>) {
  const lines = Object.entries({ ...ONLINE, ...settings }).map(([name, v]) => `${name}='${v}'\n`);
  project.write('.env', lines.join(''));
}

export const replace = (project: Project, file: string, before: string, after: string) =>
  project.write(file, project.read(file).replace(before, after));

/** Leaves these facts of content/site.json as samples. */
export const keepSamples = (project: Project, paths: string[]) =>
  project.write(
    'content/samples.json',
    JSON.stringify(paths.length > 0 ? { 'content/site.json': paths } : {}),
  );

/** Answers questions of `npm run setup`, all of them, and saves. */
export async function answer(project: Project, name: string, dialogue: Dialogue) {
  const { code, output, unanswered } = await setUp(project, name, [...dialogue, ['Save?', ENTER]]);
  // It is not asked where no answer has changed.
  const left = unanswered.filter(([question]) => question !== 'Save?');
  expect({ code, left }, output).toEqual({ code: 0, left: [] });
}

export function createProject(): Project {
  const project = copyProject();
  onTestFinished(() => project.remove());
  keepSamples(project, []);
  change(project, {});
  return project;
}
