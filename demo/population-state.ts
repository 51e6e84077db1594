import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/**
 * The state of the demo's population, stored beside the photos: its seed and size, the members that are painted first, and the
 * number of painted ones.
 */
const populationState = z.object({
  seed: z.number().int(),
  members: z.number().int(),
  painted: z.number().int(),
  first: z.array(z.number().int()).default([]),
});
export type PopulationState = z.infer<typeof populationState>;

/** Null when it is missing: then nothing is painted, because the seed of the people is unknown. */
export async function readPopulationState(dataDirectory: string): Promise<PopulationState | null> {
  try {
    return populationState.safeParse(JSON.parse(await readFile(fileIn(dataDirectory), 'utf8'))).data ?? null;
  } catch {
    // Missing or incomplete.
    return null;
  }
}

export async function writePopulationState(dataDirectory: string, state: PopulationState): Promise<void> {
  await mkdir(dataDirectory, { recursive: true });
  await writeFile(fileIn(dataDirectory), JSON.stringify(state));
}

function fileIn(dataDirectory: string): string {
  return path.join(dataDirectory, 'population.json');
}
