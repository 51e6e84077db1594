import { listAdministratorsWith } from '#server/features/accounts/accounts.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { Payment } from './payments.repository.ts';

/** Has the open windows of the member and of finance load a changed payment again. */
export async function announcePayment(
  { database, announce }: Pick<Work, 'database' | 'announce'>,
  { accountId }: Pick<Payment, 'accountId'>,
): Promise<void> {
  if (accountId !== null) announce(accountId, { type: 'plan_changed' });
  for (const id of await listAdministratorsWith(database, 'payments.decide'))
    announce(id, { type: 'payments_changed' });
}
