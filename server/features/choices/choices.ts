import { keepFresh } from '#server/platform/keep-fresh.ts';
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

/** How long a change made by another process may stay unseen. */
const freshMilliseconds = 10_000;

const kept = keepFresh(freshMilliseconds, async (database) =>
  indexChoices(await listStoredChoices(database)),
);

/** Every value of every list, from memory when it was read less than ten seconds ago; before a transaction, never inside. */
export const findChoices = kept.find;

/** Called after a change is committed, so that this process sees it at once. */
export const forgetChoices = kept.forget;
