import type { NotificationKind } from '#contract/notifications/notification.choices.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { findMemberSettings } from './read-settings.ts';
import { lockMember, saveSettings } from './settings.repository.ts';
import { changeTellings, type Telling } from './settings.rules.ts';

type Change = { accountId: number; kind: NotificationKind; change: Partial<Telling>; now: Date };

/** Changes whether bell or mail tell of a kind, inside a transaction. False when there is no such member any more. */
export async function changeTelling(
  { database, announce }: Work,
  { accountId, kind, change, now }: Change,
): Promise<boolean> {
  if (!(await lockMember(database, accountId))) return false;
  const { tellings } = await findMemberSettings(database, accountId);
  const kept = changeTellings(tellings, [{ kind, ...tellings[kind], ...change }]);
  await saveSettings(database, { accountId, now, changes: { notifications: JSON.stringify(kept) } });
  announce(accountId, { type: 'settings_changed' });
  return true;
}
