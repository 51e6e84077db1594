import type { ImportState } from '#contract/imports/import.wire.ts';

/** The steps of an import, in their order. */
export const runSteps = ['file', 'columns', 'check', 'import'] as const;
export type RunStep = (typeof runSteps)[number];

type Run = { state: ImportState; isDryRun: boolean };

/** Whether the server is working on an import, so that it changes by itself. */
export function isRunning(state: ImportState | undefined): boolean {
  return state === 'checking' || state === 'importing';
}

/** The step that an import has reached; a stopped or failed one stays where it was. */
export function stepOf({ state, isDryRun }: Run): RunStep {
  return steps[state] ?? (isDryRun ? 'check' : 'import');
}

const steps: Partial<Record<ImportState, RunStep>> = {
  uploaded: 'columns',
  checking: 'check',
  checked: 'check',
  importing: 'import',
  done: 'import',
};

/** The step on screen: the columns can be shown again while the server is idle and still has the file. */
export function shownStepOf(run: Run & { hasFile: boolean }, wanted: 'columns' | undefined): RunStep {
  const canGoBack = run.hasFile && !isRunning(run.state);
  return wanted === 'columns' && canGoBack ? 'columns' : stepOf(run);
}

/** The progress, from 0 to 1. */
export function shareOf({ done, all }: { done: number; all: number }): number {
  return all === 0 ? 1 : Math.min(done / all, 1);
}
