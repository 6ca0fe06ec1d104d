import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { onTestFailed, onTestFinished } from 'vitest';
import { type Project } from './kit';

export const ENTER = '\r';
export const DOWN = '\x1B[B';

export type Dialogue = readonly (readonly [question: string, reply: string])[];

/** Runs `npm run setup` of a project at a pseudo-terminal, each reply once its question is there. */
export async function setUp(project: Project, names: string, dialogue: Dialogue) {
  const command = `stty cols 100 rows 40; '${process.execPath}' scripts/command.mjs setup ${names}`;
  const args =
    process.platform === 'darwin'
      ? ['-q', '/dev/null', 'sh', '-c', command]
      : ['-qec', command, '/dev/null'];
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, TERM: 'xterm', NODE_ENV: 'production' } as const;
  const child = spawn('script', args, { cwd: project.root, env });
  onTestFinished(() => void child.kill());
  let output = '';
  let seen = 0;
  const steps = [...dialogue];
  // Such as that a question never came.
  onTestFailed(() => console.error(stripVTControlCharacters(output.slice(-1_500)), steps[0]));
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    const [question, reply] = steps[0] ?? [];
    const at = question === undefined ? -1 : output.indexOf(question, seen);
    if (at < 0) return;
    steps.shift();
    seen = output.length;
    child.stdin.write(reply!);
  });
  const [code] = (await once(child, 'exit')) as [number];
  return { code, output: stripVTControlCharacters(output), unanswered: steps };
}
