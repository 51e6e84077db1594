import { cachedFor } from '#server/platform/cache.ts';
import { listStoredChoices } from './choices.repository.ts';
import { indexChoices } from './choices.rules.ts';
import { listSynonyms } from './synonyms/synonyms.repository.ts';

export {
  type Choices,
  indexChoices,
  isListed,
  labelOf,
  listAtLeast,
  type Synonym,
  synonymsOf,
  type TypedChoice,
} from './choices.rules.ts';
export {
  findChoice,
  listCodesMeant,
  listCodesNamed,
  readChoice,
  resolveChoice,
} from './find-choice.rules.ts';
export { listNearest } from './nearest.rules.ts';
export { addSynonyms } from './synonyms/add-synonyms.ts';

/** The longest time until a change by another process is seen. */
const cacheMilliseconds = 10_000;

const cache = cachedFor(cacheMilliseconds, async (database) =>
  indexChoices(await listStoredChoices(database), await listSynonyms(database)),
);

/** Every value of every list, cached for ten seconds. Called before a transaction, never inside. */
export const findChoices = cache.find;

/** Invalidates the cache of this process, after a change is committed. */
export const invalidateChoices = cache.invalidate;
