import { parseArgs } from 'node:util';
import { node, runCommand } from './test/run-command.ts';

const usage = `Usage: npm run fuzz -- [--runs 5000] [--seed 42] [--call "POST /interest/send"]
  Sends as many inputs to every call of the product, or to one, and says which answers are wrong.
`;

/** Runs the fuzz test with more inputs than \`npm test\` has time for. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5000' },
      seed: { type: 'string' },
      call: { type: 'string' },
    },
  });
  const { runs, seed, call } = values;
  if (![runs, seed ?? '0'].every((number) => /^\d{1,9}$/.test(number))) {
    process.stderr.write(usage);
    process.exitCode = 2;
    return;
  }
  const { exitCode } = await runCommand({
    line: [
      node,
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=embedded',
      'tests/application/fuzz.test.ts',
      ...(call === undefined ? [] : ['-t', `to ${call} `]),
    ],
    environment: { FUZZ_RUNS: runs, ...(seed !== undefined && { FUZZ_SEED: seed }) },
    isLive: true,
  });
  process.exitCode = exitCode;
}

await main();
