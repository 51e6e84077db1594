import { keepFresh } from '#server/platform/keep-fresh.ts';
import { leads } from './leads.rules.ts';
import { readSelectivity } from './selectivity.repository.ts';

/** Shares of values change slowly, and a wrong one costs time, never a wrong answer. */
const freshMilliseconds = 10 * 60_000;

/** How rare the values of the facts are. */
export const { find: findSelectivity } = keepFresh(freshMilliseconds, (database) =>
  readSelectivity(database, leads),
);
