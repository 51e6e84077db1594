import { cachedFor } from '#server/platform/cache.ts';
import { listStoredChoices } from './choices.repository.ts';
import { indexChoices } from './choices.rules.ts';

export {
  type Choices,
  isListed,
  labelOf,
  listAtLeast,
  listCodesNamed,
  resolveChoice,
  type TypedChoice,
} from './choices.rules.ts';

/** The longest time until a change by another process is seen. */
const cacheMilliseconds = 10_000;

const cache = cachedFor(cacheMilliseconds, async (database) =>
  indexChoices(await listStoredChoices(database)),
);

/** Every value of every list, cached for ten seconds. Called before a transaction, never inside. */
export const findChoices = cache.find;

/** Invalidates the cache of this process, after a change is committed. */
export const invalidateChoices = cache.invalidate;
