import { tidyLine } from '#contract/fields/tidy-line.ts';

const largestId = 2_147_483_647;

/** The number of the member that a text names: `ITM123`, `itm-123`, `#123`, `123`; null for any other text, also for ages as `25-30`. */
export function readMemberId(text: string, prefix: string): number | null {
  const [, letters = prefix, digits] =
    /^([A-Z]+)?[\s:#-]*(\d{1,10})$/.exec(tidyLine(text).toUpperCase()) ?? [];
  const id = letters === prefix ? Number(digits ?? 0) : 0;
  return id >= 1 && id <= largestId ? id : null;
}
