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
  /** Up to which member; all that have pictures when absent. */
  upTo?: number;
  signal?: AbortSignal;
  onProgress?: (done: number) => void;
};

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
  const last = Math.min(upTo ?? paintedMembers, countPainted(notes));
  if (notes.painted >= last) return notes;
  const rasteriser = openRasteriser();
  const folder = await mkdtemp(path.join(tmpdir(), 'portraits-'));
  try {
    while (notes.painted < last) {
      const which = { seed: notes.seed, index: notes.painted, now: context.now() };
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
