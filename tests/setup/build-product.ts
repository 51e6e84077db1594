import { buildWhenStale } from '#scripts/start/build-when-stale.ts';

/** Vitest calls it once before the workers of the `kills` project, which start the built product. */
export const setup = buildWhenStale;
