import type { Context } from '#server/platform/context.ts';
import type { Client } from '#server/platform/http/route.ts';
import { forgiveAttempt, guardAttempt } from '../attempts.ts';

type GuardedCode<Result> = { accountId: number; client: Client; check: () => Promise<Result> };

/** Counts an attempt at a second factor, which is forgiven when it is right. Throws too_many_attempts. */
export async function guardCode<Result>(
  context: Context,
  { accountId, client, check }: GuardedCode<Result>,
): Promise<Result> {
  const identifier = `second factor ${accountId}`;
  const attempt = { kind: 'code', identifier, address: client.address } as const;
  await guardAttempt(context, attempt);
  const result = await check();
  await forgiveAttempt(context, attempt);
  return result;
}
