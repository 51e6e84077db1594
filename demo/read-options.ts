import { parseArgs } from 'node:util';

export const usage = `Usage: npm run demo -- [--members N] [--seed S] [--database postgres://…]
  --members   how many people to make, up to a million (500)
  --seed      which people: the same seed makes the same ones (1)
  --database  an empty PostgreSQL database instead of the embedded one in the demo's own folder
`;

export type DemoOptions = { members: number | undefined; seed: number; database: string | undefined };

/**
 * Reads the command line of the demo; null when it cannot be understood. Without a library, because the process that reads it becomes
 * the product.
 */
export function readOptions(words: string[]): DemoOptions | null {
  try {
    const { values } = parseArgs({
      args: words,
      options: {
        members: { type: 'string' },
        seed: { type: 'string', default: '1' },
        database: { type: 'string' },
      },
    });
    const { database } = values;
    if (database !== undefined && !/^postgres(?:ql)?:\/\//.test(database)) return null;
    const seed = readWhole(values.seed, { least: 0, most: 0x7f_ff_ff_ff });
    const members =
      values.members === undefined ? undefined : readWhole(values.members, { least: 1, most: 1_000_000 });
    return seed === null || members === null ? null : { members, seed, database };
  } catch {
    // A word that is no option.
    return null;
  }
}

function readWhole(text: string, { least, most }: { least: number; most: number }): number | null {
  const number = Number(text);
  return /^\d+$/.test(text) && number >= least && number <= most ? number : null;
}
