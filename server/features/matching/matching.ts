export { isNotAvoided, isNotBlocked, listAvoided } from './avoided.repository.ts';
export { allOf, candidate, type Condition, meetsCriterion } from './criteria.repository.ts';
export { type CodesOf, readWanted, type WantedCriteria } from './criteria.rules.ts';
export { fillSearchTerms } from './fill-search-terms.ts';
export { findCandidates, findReading, findSeeker, type Reading } from './find-seeker.ts';
export type { Candidate } from './matching-row.rules.ts';
export { leastStanding, refreshAllMatching, refreshMatching } from './matching-rows.repository.ts';
export { type MatchList, readMatchList, writeMatchList } from './match-list.rules.ts';
export { findNamed } from './named.repository.ts';
export {
  listStated,
  meetsOwnMustHaves,
  meetsTheirMustHaves,
  pairWeights,
  scoreOfWeights,
  type Seeker,
} from './pair.repository.ts';
export { countCandidates } from './count-candidates.ts';
export type { Asked } from './plan-walks.ts';
export { rankCandidates, type Stretch } from './rank-candidates.ts';
export { beginning } from './ranking.rules.ts';
export { readText } from './read-text.ts';
export { removeUnusedWords } from './remove-unused-words.ts';
export {
  compareDirection,
  type CriterionVerdict,
  type Direction,
  meetsMustHaves,
  scoreOf,
  shareOf,
  type Wish,
} from './score.rules.ts';
export { hasTerms, type SoughtText, textCondition } from './text-condition.repository.ts';
