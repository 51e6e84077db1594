import { isFailed, type Stage, type TestRun } from './stage.ts';

const stagesAtOnce = 2;

/** What a stage showed, and how long it took. */
export type StageRun = { stage: Stage; seconds: number; tests: readonly TestRun[] };

/** Runs every stage, quiet neighbours two at a time. No failure stops the rest. */
export async function runStages(stages: readonly Stage[]): Promise<StageRun[]> {
  const runs: StageRun[] = [];
  for (const stretch of groupStages(stages)) runs.push(...(await runStretch(stretch)));
  return runs;
}

/** Keeps the order; a stage that runs alone is a stretch of its own, quiet neighbours share one. */
export function groupStages(stages: readonly Stage[]): Stage[][] {
  const stretches: Stage[][] = [];
  for (const stage of stages) {
    const last = stretches.at(-1);
    const canJoin = last !== undefined && ![stage, ...last].some((neighbour) => neighbour.isAlone);
    if (canJoin) last.push(stage);
    else stretches.push([stage]);
  }
  return stretches;
}

/** Starts the next stage of a stretch as soon as one has ended, so that a long one holds nothing up. */
async function runStretch(stretch: readonly Stage[]): Promise<StageRun[]> {
  const runs: StageRun[] = [];
  const waiting = [...stretch];
  const work = async (): Promise<void> => {
    for (let stage = waiting.shift(); stage !== undefined; stage = waiting.shift()) {
      runs.push(await runStage(stage));
    }
  };
  await Promise.all(Array.from({ length: stagesAtOnce }, work));
  return runs;
}

async function runStage(stage: Stage): Promise<StageRun> {
  const startedAt = performance.now();
  if (stage.isAlone) console.log(`\n── ${stage.heading}`);
  const tests = await stage.run().catch(describeError);
  const seconds = (performance.now() - startedAt) / 1000;
  const failed = tests.filter(isFailed);
  const mark = failed.length === 0 ? '✓' : '✗';
  const counts = `${tests.length - failed.length} passed, ${failed.length} failed`;
  console.log(`${mark} ${stage.heading} — ${counts} (${seconds.toFixed(1)} s)`);
  // The runners of tests have printed their failures themselves.
  for (const { failure, place } of failed) if (place === undefined) console.log(indent(failure ?? ''));
  for (const { remarks } of tests) if (remarks !== undefined) console.log(indent(remarks));
  return { stage, seconds, tests };
}

/** A stage that could not run showed nothing, and that is a failure. */
function describeError(error: unknown): TestRun[] {
  return [
    { name: 'The stage itself', seconds: 0, failure: error instanceof Error ? error.message : String(error) },
  ];
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '    ');
}
