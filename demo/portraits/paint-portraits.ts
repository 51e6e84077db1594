import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Context } from '#server/platform/context.ts';
import { type PopulationState, writePopulationState } from '../population-state.ts';
import { paintedMembers } from './count-shots.ts';
import { openRasteriser } from './open-rasteriser.ts';
import { paintMember } from './paint-member.ts';

type Painting = {
  state: PopulationState;
  /** How many members; all that have pictures when absent. */
  upTo?: number;
  signal?: AbortSignal;
  onProgress?: (done: number) => void;
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
export async function paintPortraits(context: Context, painting: Painting): Promise<PopulationState> {
  const { upTo, signal, onProgress } = painting;
  const state = { ...painting.state };
  const isStopped = () => signal?.aborted === true;
  const painted = listPainted(state);
  const last = Math.min(upTo ?? paintedMembers, painted.length);
  if (state.painted >= last) return state;
  const rasteriser = openRasteriser();
  const folder = await mkdtemp(path.join(tmpdir(), 'portraits-'));
  try {
    while (state.painted < last) {
      const index = painted[state.painted] ?? 0;
      const which = { seed: state.seed, index, now: context.now() };
      if (isStopped() || !(await paintMember(context, { which, rasteriser, folder, isStopped }))) break;
      state.painted += 1;
      await writePopulationState(context.configuration.dataDirectory, state);
      onProgress?.(state.painted);
    }
  } finally {
    rasteriser.close();
    await rm(folder, { recursive: true, force: true });
  }
  return state;
}
