import { z } from 'zod';

/** How a fact stands to a criterion: met, missed, or not told. */
const verdictWire = z.enum(['met', 'missed', 'unknown']);

/** One criterion that somebody stated, held against the other person. `criterion` is its name in payloads: `mother_tongue`. */
export const criterionVerdictWire = z.object({
  criterion: z.string(),
  verdict: verdictWire,
  must_have: z.boolean(),
});
export type CriterionVerdictWire = z.infer<typeof criterionVerdictWire>;

/**
 * What one of two people looks for, held against the other. `score` is the weighted share of the criteria that are met
 * among those whose facts are told, in whole percent; null when nothing can be said. `matched` of `stated` criteria are met.
 */
export const directionWire = z.object({
  score: z.number().int().min(0).max(100).nullable(),
  matched: z.number().int(),
  stated: z.number().int(),
  criteria: z.array(criterionVerdictWire),
});
export type DirectionWire = z.infer<typeof directionWire>;

/**
 * How well two people suit each other. `score` is the two-way score in whole percent (docs/matching.md); `mine` is what the
 * viewer looks for, `theirs` what the other person looks for.
 */
export const matchWire = z.object({
  score: z.number().int().min(0).max(100),
  mine: directionWire,
  theirs: directionWire,
});
export type MatchWire = z.infer<typeof matchWire>;
