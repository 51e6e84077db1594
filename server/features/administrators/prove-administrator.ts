import type { proveAdministrator as proveEndpoint } from '#contract/administration/second-factor.ts';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import { findAccountById, markProved, provePassword } from '#server/features/accounts/accounts.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller, Client } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { proveByCode } from './give-second-factor.ts';

/**
 * Notes that the caller has proved again to be the same person, for the dangerous calls of the next minutes. Throws not_proved,
 * wrong_second_factor, second_factor_not_set_up or too_many_attempts.
 */
export async function proveAdministrator(
  context: Context,
  { caller, input, client }: { caller: Caller; input: ValidInput<typeof proveEndpoint>; client: Client },
): Promise<void> {
  const { accountId, sessionId } = caller;
  if (input.code !== undefined) await proveByCode(context, { accountId, code: input.code, client });
  else {
    const account = await findAccountById(context.database, accountId);
    if (account === undefined) throw problem('not_signed_in');
    await provePassword(context, { account, password: input.password });
  }
  await markProved(context.database, { sessionId, now: context.now() });
}
