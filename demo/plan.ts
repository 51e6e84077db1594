/** Which population to make: how many people, of which seed, and the instant that all dates are relative to. */
export type Plan = { members: number; seed: number; now: Date };
