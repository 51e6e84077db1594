import { parseArgs } from 'node:util';
import { endOnSignals } from './start/end-on-signals.ts';
import { printTimes } from './test/print-times.ts';
import { judge, printFailures, printUnsteady, writeUnsteady } from './test/report.ts';
import { runFailedAgain } from './test/run-again.ts';
import { runStages } from './test/run-stages.ts';
import { measureSlowness } from './test/slowness.ts';
import type { Stage } from './test/stage.ts';
import { stages } from './test/stages.ts';

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
  },
});

const names = stages.map((stage) => stage.name);
const unknownName = values.only.find((name) => !names.includes(name));
if (unknownName !== undefined) {
  console.error(`There is no stage ${unknownName}. The stages are: ${names.join(', ')}.`);
  process.exit(2);
}

endOnSignals();
process.env['TEST_EXTENT'] = values.all ? 'all' : 'gate';
console.log(`Time limits are those of a machine that is ${measureSlowness()} times as slow as usual.`);
const first = await runStages(stages.filter(isAsked));
// STRICT=on is for hunting: what fails once has failed.
const runs = process.env['STRICT'] === 'on' ? first : await runFailedAgain(first);
const verdict = judge(runs);
printTimes(runs);
printFailures(runs);
printUnsteady(verdict);
writeUnsteady(verdict, 'test-results/unsteady.json');
console.log(`\n${verdict.passed} passed, ${verdict.failed} failed`);
process.exitCode = verdict.failed === 0 && verdict.passed > 0 ? 0 : 1;

function isAsked({ name, part }: Stage): boolean {
  if (values.only.length > 0) return values.only.includes(name);
  if (values.quick) return part === 'quick';
  return values.all || part !== 'all';
}
