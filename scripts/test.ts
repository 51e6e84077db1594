import { parseArgs } from 'node:util';
import { endOnSignals } from './test/end-on-signals.ts';
import { printFailures } from './test/print-failures.ts';
import { printTimes } from './test/print-times.ts';
import { runStages } from './test/run-stages.ts';
import type { Stage } from './test/stage.ts';
import { stages } from './test/stages.ts';

const { values } = parseArgs({
  options: {
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
const outcomes = await runStages(stages.filter(isAsked));
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
printTimes(outcomes);
printFailures(outcomes);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

function isAsked(stage: Stage): boolean {
  if (values.only.length > 0) return values.only.includes(stage.name);
  return stage.isQuick || !values.quick;
}
