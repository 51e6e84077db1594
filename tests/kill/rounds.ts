import { isGate } from '#scripts/test/extent.ts';

/** How often a test kills a process, each time at another moment: once in the gate, else in all rounds. */
export function roundsOf(all: number): number {
  return isGate ? 1 : all;
}
