import { titlesFirst } from './titles-first.rules.ts';
import { titlesInHindi } from './titles-in-hindi.rules.ts';
import { titlesOfOffices } from './titles-of-offices.rules.ts';
import { titlesOfRegisters } from './titles-of-registers.rules.ts';
import { titlesOfService } from './titles-of-service.rules.ts';
import { titlesOfTechnology } from './titles-of-technology.rules.ts';
import { titlesOfTrades } from './titles-of-trades.rules.ts';

/**
 * What a cell about work says, by the code of the title, the likeliest first: an expression for the text in small letters whose short forms
 * are written out. The first one that fits decides, so the particular stands before the general.
 */
export const titlePatterns: readonly (readonly [code: string, pattern: string])[] = [
  ...titlesInHindi,
  ...titlesOfRegisters,
  ...titlesFirst,
  ...titlesOfService,
  ...titlesOfTechnology,
  ...titlesOfOffices,
  ...titlesOfTrades,
];
