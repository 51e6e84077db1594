import { buildWhenStale } from '#scripts/start/build-when-stale.ts';
import { makeTestFolder } from './make-test-folder.ts';

/** Vitest calls it once before the workers of the `kills` project, which start the built product. */
export async function setup(): Promise<() => void> {
  const { remove } = makeTestFolder();
  await buildWhenStale();
  return remove;
}
