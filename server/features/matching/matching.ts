export { allOf, type Condition, meetsCriterion } from './criteria.repository.ts';
export {
  type CodesOf,
  type Fact,
  listSoughtGenders,
  meets,
  readWanted,
  type Verdict,
  type Wanted,
  type WantedCriteria,
} from './criteria.rules.ts';
export { findCandidates, findReading, findSeeker } from './find-seeker.ts';
export type { Candidate } from './matching-row.rules.ts';
export { refreshAllMatching, refreshMatching } from './matching-rows.repository.ts';
export type { Seeker } from './pair.repository.ts';
export {
  compareDirection,
  type CriterionVerdict,
  type Direction,
  type Facts,
  meetsMustHaves,
  scoreOf,
  shareOf,
  type Wish,
} from './score.rules.ts';
