import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { node, runCommand } from './test/run-command.ts';

const usage = `Usage: npm run fuzz -- [--runs 5000] [--seed 42] [--call "POST /interest/send"]
  Sends as many inputs to every call of the product, or to one, and says which answers are wrong. Without a seed the
  inputs are new ones; the seed is printed, to send the same ones again.
`;

/** Runs the fuzz test with more inputs than the tests have time for. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5000' },
      seed: { type: 'string', default: String(randomInt(1_000_000_000)) },
      call: { type: 'string' },
    },
  });
  const { runs, seed, call } = values;
  if (![runs, seed].every((number) => /^\d{1,9}$/.test(number))) {
    process.stderr.write(usage);
    process.exitCode = 2;
    return;
  }
  console.log(`Seed ${seed}`);
  const { exitCode } = await runCommand({
    line: [
      node,
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=application',
      'tests/application/product/fuzz.test.ts',
      ...(call === undefined ? [] : ['-t', `to ${call} `]),
    ],
    environment: { FUZZ_RUNS: runs, TEST_SEED: seed },
    isLive: true,
  });
  process.exitCode = exitCode;
}

await main();
