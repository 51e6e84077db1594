import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Context } from '#server/platform/context.ts';
import { type Notes, writeNotes } from '../keep-notes.ts';
import { paintedMembers } from './count-shots.ts';
import { openRasteriser } from './open-rasteriser.ts';
import { paintMember } from './paint-member.ts';

type Painting = {
  notes: Notes;
  /** How many members; all that have pictures when absent. */
  upTo?: number;
  signal?: AbortSignal;
  onProgress?: (done: number) => void;
};

/** The indexes of the painted members, in their order: the demo's own member, the ones on her screens, and the others. */
function listPainted(notes: Pick<Notes, 'members' | 'first'>): number[] {
  const others = Array.from({ length: notes.members }, (_none, index) => index);
  return [...new Set([0, ...notes.first, ...others])].slice(0, countPainted(notes));
}

/** How many members of a population are painted in the end. */
export function countPainted({ members }: Pick<Notes, 'members'>): number {
  return Math.min(members, paintedMembers);
}

/**
 * Paints members one after the other through the product's own photo pipeline, from where the notes say that it
 * stopped. After each member it notes how far it came, so that it can be interrupted at any moment.
 */
export async function paintPortraits(context: Context, painting: Painting): Promise<Notes> {
  const { upTo, signal, onProgress } = painting;
  const notes = { ...painting.notes };
  const isStopped = () => signal?.aborted === true;
  const painted = listPainted(notes);
  const last = Math.min(upTo ?? paintedMembers, painted.length);
  if (notes.painted >= last) return notes;
  const rasteriser = openRasteriser();
  const folder = await mkdtemp(path.join(tmpdir(), 'portraits-'));
  try {
    while (notes.painted < last) {
      const index = painted[notes.painted] ?? 0;
      const which = { seed: notes.seed, index, now: context.now() };
      if (isStopped() || !(await paintMember(context, { which, rasteriser, folder, isStopped }))) break;
      notes.painted += 1;
      await writeNotes(context.configuration.dataDirectory, notes);
      onProgress?.(notes.painted);
    }
  } finally {
    rasteriser.close();
    await rm(folder, { recursive: true, force: true });
  }
  return notes;
}
