import { parseArgs } from 'node:util';
import { z } from 'zod';

export const usage = `Usage: npm run demo -- [--members N] [--seed S] [--database postgres://…]
  --members   how many people to make, up to a million (500)
  --seed      which people: the same seed makes the same ones (1)
  --database  an empty PostgreSQL database instead of the embedded one in the demo's own folder
`;

const options = z.object({
  members: z.coerce.number().int().min(1).max(1_000_000).optional(),
  seed: z.coerce.number().int().min(0).max(0x7f_ff_ff_ff).default(1),
  database: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//)
    .optional(),
});
export type DemoOptions = z.infer<typeof options>;

/** Reads the command line of the demo; null when it cannot be understood. */
export function readOptions(words: string[]): DemoOptions | null {
  try {
    const { values } = parseArgs({
      args: words,
      options: { members: { type: 'string' }, seed: { type: 'string' }, database: { type: 'string' } },
    });
    return options.safeParse(values).data ?? null;
  } catch {
    // A word that is no option.
    return null;
  }
}
