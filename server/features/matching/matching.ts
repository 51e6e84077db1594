export {
  type CodesOf,
  compareDirection,
  type CriterionVerdict,
  type Direction,
  meetsMustHaves,
  type PartnerPreference,
  readStatedCriteria,
  scoreOf,
  shareOf,
  type StatedCriteria,
} from './comparison.rules.ts';
export {
  allOf,
  candidate,
  type Condition,
  isNotAvoided,
  isNotBlocked,
  listAvoided,
  meetsCriterion,
} from './conditions.repository.ts';
export { findCandidates, findMatchingContext, findSeeker, type MatchingContext } from './matching-context.ts';
export type { Candidate } from './matching-row.rules.ts';
export { leastActivityRank, refreshAllMatching, refreshMatching } from './matching-rows.repository.ts';
export {
  listStatedConditions,
  meetsOwnMustHaves,
  meetsTheirMustHaves,
  pairWeights,
  scoreOfWeights,
  type Seeker,
} from './pair.repository.ts';
export type { CandidateQuery } from './plan-scans.ts';
export { firstPhase, type Phase } from './ranking.rules.ts';
export { countCandidates, rankCandidates, type RankedRange } from './ranking.ts';
export { findByText, hasTerms, textCondition, type TextQuery } from './search-text.repository.ts';
export { fillSearchTerms, readTextQuery, removeUnusedWords } from './search-text.ts';
