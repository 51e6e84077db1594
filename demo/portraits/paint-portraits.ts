import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type PopulationState, writePopulationState } from '../population-state.ts';
import { paintedMembers } from './count-shots.ts';
import { paintMember, type PaintingContext } from './paint-member.ts';

type Painting = {
  state: PopulationState;
  /** How many members are painted in the end. */
  last: number;
  onProgress: ((done: number) => void) | undefined;
};

/** The indexes of the painted members, in their order: the demo's own member, the ones on her screens, and the others. */
function listPainted(state: Pick<PopulationState, 'members' | 'first'>): number[] {
  const others = Array.from({ length: state.members }, (_none, index) => index);
  return [...new Set([0, ...state.first, ...others])].slice(0, countPainted(state));
}

/** How many members of a population are painted in the end. */
export function countPainted({ members }: Pick<PopulationState, 'members'>): number {
  return Math.min(members, paintedMembers);
}

/**
 * Paints members one after the other through the product's own photo pipeline, from where the state says that it stopped. It
 * stores the progress after each member, so that it can be interrupted at any moment.
 */
export async function paintPortraits(
  context: PaintingContext & { dataDirectory: string },
  { state: begun, last, onProgress }: Painting,
): Promise<void> {
  const state = { ...begun };
  const painted = listPainted(state);
  const folder = mkdtempSync(path.join(tmpdir(), 'portraits-'));
  // Also when a signal ends this process.
  const tidyUp = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', tidyUp);
  while (state.painted < last) {
    const index = painted[state.painted] ?? 0;
    const which = { seed: state.seed, index, now: context.now() };
    await paintMember(context, { which, file: path.join(folder, 'portrait.png') });
    state.painted += 1;
    await writePopulationState(context.dataDirectory, state);
    onProgress?.(state.painted);
  }
}
