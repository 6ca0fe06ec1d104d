import { confirm } from '@clack/prompts';

/** Standard output is for the result alone. */
export const ask = (message: string) =>
  confirm({ message, initialValue: false, output: process.stderr }).then(
    (answer) => answer === true,
  );

/** Runs a command that prints its result, and ends the process with its code. */
export async function runCommand(run: () => Promise<number>): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The reader of a pipe, such as `head`, has closed it.
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  const code = await run();
  // Connections to Firestore would keep the process.
  process.stdout.write('', () => process.exit(code));
}
