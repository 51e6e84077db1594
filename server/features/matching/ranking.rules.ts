/**
 * How much is looked at for one stretch of a list, so that its cost does not grow with the population. The numbers were
 * chosen by measuring (docs/matching.md): more of them finds hardly more of the best twelve, and costs time.
 */
export const bounds = {
  /** How many are put in order at once by standing, unless more are asked for: they miss nothing that either side states. */
  perfect: 24,
  /** Index entries looked at for them, in each value of the lead, and candidates read. */
  perfectScanned: 20_000,
  perfectRead: 2500,
  /** How many are put in order at once by their score. */
  ranked: 240,
  /** Index entries looked at, and candidates read, when few are perfect. */
  nearScanned: 10_000,
  nearRead: 800,
  /** Candidates looked at whatever they meet; a population within it is ranked without any bound. Of a larger one, so many are read. */
  allScanned: 6000,
  allRead: 2000,
  /** How far a thorough ranking looks after that, step by step, before it says that nobody is left. */
  far: [
    { scanned: 100_000, read: 20_000 },
    { scanned: 1_000_000_000, read: 100_000 },
  ],
  /** Members are counted up to here, and of a larger population than is looked at as a whole, among so many who are read. */
  counted: 500,
  countRead: 600,
  /** Members that a free text may name. */
  named: 2000,
} as const;

/** A candidate of whom this share of the seeker's weights is missed, or less, is near. */
export const nearShare = 0.25;

/**
 * The least score of a near candidate that nobody can reach who is not near: whose own share is below 75 %, has at most the
 * harmonic mean of 75 and 100.
 */
export const leastNearScore = 86;

/**
 * Where a list goes on: among those of whom nothing is missed, at a standing or below, first those of whom all is certain,
 * then those of whom something is open; or among all others.
 */
export type Phase = { tier: Tier; below: number | null } | 'rest';
export type Tier = 'certain' | 'open';

/** Where a list begins. */
export const beginning: Phase = { tier: 'certain', below: null };
