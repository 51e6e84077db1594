import type { Outcome, Stage, StageOptions } from './stage.ts';

const stagesAtOnce = 2;

/** What a stage showed, and how long it took. */
export type StageRun = Outcome & { heading: string; seconds: number };

/** Runs every stage, quiet neighbours two at a time, and adds up what they counted. No failure stops the rest. */
export async function runStages(stages: readonly Stage[], options: StageOptions): Promise<StageRun[]> {
  const outcomes: StageRun[] = [];
  for (const group of groupStages(stages)) {
    outcomes.push(...(await Promise.all(group.map((stage) => runStage(stage, options)))));
  }
  return outcomes;
}

/** Keeps the order; a live stage stands alone, quiet neighbours share a group. */
export function groupStages(stages: readonly Stage[]): Stage[][] {
  const groups: Stage[][] = [];
  for (const stage of stages) {
    const last = groups.at(-1);
    const canJoin =
      last !== undefined &&
      last.length < stagesAtOnce &&
      ![stage, ...last].some((neighbour) => neighbour.isLive);
    if (canJoin) last.push(stage);
    else groups.push([stage]);
  }
  return groups;
}

async function runStage(stage: Stage, options: StageOptions): Promise<StageRun> {
  const startedAt = performance.now();
  if (stage.isLive) console.log(`\n── ${stage.heading}`);
  const outcome = await runToOutcome(stage, options);
  const seconds = (performance.now() - startedAt) / 1000;
  const mark = outcome.failed === 0 ? '✓' : '✗';
  console.log(
    `${mark} ${stage.heading} — ${outcome.passed} passed, ${outcome.failed} failed (${seconds.toFixed(1)} s)`,
  );
  if (outcome.output !== '' && outcome.failed > 0) console.log(indent(outcome.output));
  return { ...outcome, heading: stage.heading, seconds };
}

async function runToOutcome(stage: Stage, options: StageOptions): Promise<Outcome> {
  try {
    return await stage.run(options);
  } catch (error) {
    // A stage that could not run showed nothing, and that is a failure.
    return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
  }
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '    ');
}
