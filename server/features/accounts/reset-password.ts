import type { resetPassword as contract } from '#contract/accounts/reset-password.ts';
import type { ValidInput } from '#contract/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import type { Client } from '#server/platform/http/route.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { passwordNoticeJob } from './accounts.jobs.ts';
import { updatePassword } from './accounts.repository.ts';
import { hashPassword, requireUncommonPassword } from './hash-password.ts';
import { proveAddress } from './prove-address.ts';
import { deleteSessionsOf } from './sessions.repository.ts';

/** Sets a new password with a code and ends every session. Throws invalid_otp, too_many_attempts, or invalid_input. */
export async function resetPassword(
  context: Context,
  { input, client }: { input: ValidInput<typeof contract>; client: Client },
): Promise<void> {
  requireUncommonPassword(input.password, 'password');
  const passwordHash = await hashPassword(input.password);
  const proof = { purpose: 'reset', address: input.email, code: input.otp } as const;
  const act = async (work: Work, accountId: number) => {
    await updatePassword(work.database, { id: accountId, passwordHash });
    await deleteSessionsOf(work.database, { accountId });
    await work.enqueue(passwordNoticeJob, { accountId });
  };
  await proveAddress(context, { ...proof, client, act });
}
