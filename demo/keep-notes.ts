import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/**
 * What the demo remembers of its population, beside the photos: which one it is, who is painted first, and how many have
 * their portraits.
 */
const notes = z.object({
  seed: z.number().int(),
  members: z.number().int(),
  painted: z.number().int(),
  first: z.array(z.number().int()).default([]),
});
export type Notes = z.infer<typeof notes>;

/** Null when there are none: then nothing is painted, because nobody knows who these people are. */
export async function readNotes(dataDirectory: string): Promise<Notes | null> {
  try {
    return notes.safeParse(JSON.parse(await readFile(fileIn(dataDirectory), 'utf8'))).data ?? null;
  } catch {
    // Never written, or half.
    return null;
  }
}

export async function writeNotes(dataDirectory: string, kept: Notes): Promise<void> {
  await mkdir(dataDirectory, { recursive: true });
  await writeFile(fileIn(dataDirectory), JSON.stringify(kept));
}

function fileIn(dataDirectory: string): string {
  return path.join(dataDirectory, 'population.json');
}
