import { compareSides, ratiosOf } from './compare.ts';
import type { LoadResult } from './load.ts';
import { median } from './numbers.ts';
import { printGoal, printHeading, printTable } from './report.ts';

type Times = {
  heading: string;
  bare: readonly LoadResult[];
  own: readonly LoadResult[];
  /** The goal: so many times the time of the bare side at most. */
  mostTimes: number;
};

/** Prints how long the product takes against the same statements by the bare driver, and whether that reaches the goal. */
export function printTimes({ heading, bare, own, mostTimes }: Times): void {
  const sides = {
    bare: { name: 'bare driver, same statements', samples: bare },
    own: { name: 'built product', samples: own },
  };
  const microsecondsEach = ({ perSecond }: LoadResult) => 1e6 / perSecond;
  printHeading(heading);
  printTable(
    ['', 'requests/s', 'time each (µs)', 'p99 (ms)', 'processor time of the process each (µs)'],
    compareSides(
      [
        ({ perSecond }) => perSecond,
        microsecondsEach,
        ({ p99 }) => p99,
        ({ cpuMicroseconds }) => cpuMicroseconds,
      ],
      sides,
    ),
  );
  const times = median(ratiosOf(microsecondsEach, sides));
  printGoal(`at most ${mostTimes} times the bare time`, times <= mostTimes);
}
