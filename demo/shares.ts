/** How common each value is, relative to the others of its table. */
export type Shares = Readonly<Record<string, number>>;
