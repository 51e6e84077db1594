/** Which population to make: how many people, of which seed, and the instant that everything is told from. */
export type Plan = { members: number; seed: number; now: Date };
