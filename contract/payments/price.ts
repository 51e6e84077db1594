/**
 * The tax in a price that contains it, in paise: twice its half, rounded to the nearest paisa, because central and state tax are halves
 * that must be equal. `rate` is whole percent.
 */
export function taxWithin(totalPaise: number, rate: number): number {
  // Half of the divisor is added before a division without a rest, so that no fraction is ever rounded twice.
  const divisor = 2 * (100 + rate);
  const doubled = 2 * totalPaise * rate + divisor;
  return (2 * (doubled - (doubled % (2 * divisor)))) / (2 * divisor);
}

/**
 * The tax in a part of a price, of which `before` was split off earlier: the parts of a price have exactly its tax together, whatever
 * their sizes. Only a part of a single paisa has none, because two equal halves do not fit into it.
 */
export function taxOfPart({ before, part, rate }: { before: number; part: number; rate: number }): number {
  return part === 1 ? 0 : taxWithin(before + part, rate) - taxWithin(before, rate);
}
