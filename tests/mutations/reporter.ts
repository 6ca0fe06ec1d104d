import { writeFileSync } from 'node:fs';
import { type Reporter, type TestModule } from 'vitest/node';

/** Writes how many tests of each run passed and failed. */
export default class MutationReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const outcomes: Record<string, { passed: number; failed: number }> = {};
    for (const file of modules) {
      // Without the environment.
      const [run = ''] = file.project.name.split(' ');
      const outcome = (outcomes[run] ??= { passed: 0, failed: 0 });
      for (const test of file.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') outcome.passed += 1;
        if (state === 'failed') outcome.failed += 1;
      }
    }
    writeFileSync(process.env.MUTATIONS_REPORT!, JSON.stringify(outcomes));
  }
}
