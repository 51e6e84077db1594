import type { Context } from '#server/platform/context.ts';
import type { Client } from '#server/platform/http/route.ts';
import { Problem } from '#server/platform/problem.ts';
import { forgiveAttempt, guardAttempt } from '../guessing/attempts.ts';
import { recordWrongTry } from '../guessing/guessing.ts';

type GuardedCode<Result> = {
  accountId: number;
  client: Client;
  /** The known device that enters it, or the session of a caller who has given the second factor before. */
  device: string | null;
  check: () => Promise<Result>;
};

/** Counts an attempt at a second factor, which is forgiven when it is right. Throws too_many_attempts. */
export async function guardCode<Result>(
  context: Context,
  { accountId, client, device, check }: GuardedCode<Result>,
): Promise<Result> {
  const identifier = `second factor ${accountId}`;
  const attempt = { kind: 'code', identifier, address: client.address, device } as const;
  await guardAttempt(context, attempt);
  try {
    const result = await check();
    await forgiveAttempt(context, attempt);
    return result;
  } catch (error) {
    if (error instanceof Problem && error.code === 'wrong_second_factor') await recordWrongTry(context);
    throw error;
  }
}
