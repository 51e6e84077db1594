export {
  birthDates,
  type CodesOf,
  compareDirection,
  countedWeights,
  type CriterionValue,
  type CriterionVerdict,
  type Direction,
  meetsMustHaves,
  type PartnerPreference,
  readStatedCriteria,
  scoreOf,
  shareOf,
  type StatedCriteria,
} from './comparison.rules.ts';
export { allOf, candidate, type Condition, meetsCriterion } from './conditions.repository.ts';
export { findCandidates, findMatchingContext, findSeeker, type MatchingContext } from './matching-context.ts';
export type { Candidate } from './matching-row.rules.ts';
export { leastActivityRank, refreshAllMatching, refreshMatching } from './matching-rows.repository.ts';
export {
  isCertain,
  listOpenCriteria,
  listStatedConditions,
  meetsHalfBothWays,
  meetsOwnMustHaves,
  meetsTheirKnownMustHaves,
  meetsTheirMustHaves,
  meetsWishes,
  pairWeights,
  scoreOfWeights,
  type Seeker,
  type Wishes,
} from './pair.repository.ts';
export { bitsOf } from './stored-criteria.rules.ts';
export type { CandidateQuery } from './plan-scans.ts';
export { firstPhase, type Phase } from './ranking.rules.ts';
export { comparesAll, countCandidates, rankCandidates, type RankedRange } from './ranking.ts';
export {
  findByText,
  hasTerms,
  hasWordsAsTyped,
  textCondition,
  type TextQuery,
} from './search-text/search-text.repository.ts';
export { explainFound } from './search-text/explain-found.ts';
export { fillSearchTerms, readTextQuery, removeUnusedWords } from './search-text/search-text.ts';
export {
  declinedStates,
  isAvailable,
  type KnownStates,
  knownStates,
  listUnavailable,
  settledStates,
} from './unavailable-members.repository.ts';
