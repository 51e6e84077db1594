import type { ValidInput } from '#contract/endpoint.ts';
import type { SettingsWire } from '#contract/settings/settings.wire.ts';
import type { updateSettings as contract } from '#contract/settings/update-settings.ts';
import { changeHiding } from '#server/features/accounts/accounts.ts';
import { changeIncomePrivacy } from '#server/features/profiles/profiles.ts';
import type { Context } from '#server/platform/context.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { problem } from '#server/platform/problem.ts';
import { announceStanding } from './announce-standing.ts';
import { findMemberSettings, type MemberSettings } from './read-settings.ts';
import {
  findStanding,
  lockMember,
  saveSettings,
  type SettingsChanges,
  type Standing,
} from './settings.repository.ts';
import { changeTellings } from './settings.rules.ts';
import { showSettings } from './show-settings.ts';

type Input = ValidInput<typeof contract>;
type Change = { accountId: number; input: Input; now: Date };

/**
 * Changes what is named and leaves the rest. Changes of one member follow one another, so that of two at once none is lost.
 * Throws deletion_pending for showing a profile that is about to be erased.
 */
export async function updateSettings(
  context: Context,
  { accountId, input }: Omit<Change, 'now'>,
): Promise<SettingsWire> {
  return context.transact(async (work) => {
    const { database, announce } = work;
    if (!(await lockMember(database, accountId))) throw problem('not_signed_in');
    const standing = await findStanding(database, accountId);
    if (standing === undefined) throw problem('not_signed_in');
    const settings = await findMemberSettings(database, accountId);
    const change = { accountId, input, now: context.now() };
    await saveSettings(database, { ...change, changes: changesOf(input, settings) });
    await changeStanding(work, { ...change, standing });
    announce(accountId, { type: 'settings_changed' });
    if (isSeenByOthers(input, { settings, standing })) await announceStanding(work, accountId);
    return showSettings(database, accountId);
  });
}

function changesOf(input: Input, { tellings }: MemberSettings): SettingsChanges {
  const { contact_audience: contactAudience, shows_visits: showsVisits, language, notifications } = input;
  return {
    ...(contactAudience !== undefined && { contactAudience }),
    ...(showsVisits !== undefined && { showsVisits }),
    ...(language !== undefined && { language }),
    ...(notifications !== undefined && {
      notifications: JSON.stringify(changeTellings(tellings, notifications)),
    }),
  };
}

async function changeStanding(
  work: Work,
  { accountId, input, standing }: Change & { standing: Standing },
): Promise<void> {
  const { is_hidden: isHidden, is_income_private: isPrivate } = input;
  if (isHidden !== undefined && isHidden !== standing.isHidden) {
    if (standing.deletionDueAt !== null) throw problem('deletion_pending');
    await changeHiding(work, { accountId, isHidden });
  }
  if (isPrivate !== undefined && isPrivate !== standing.isIncomePrivate) {
    await changeIncomePrivacy(work, { accountId, isPrivate });
  }
}

/** Whether what others see of the member, or may do with them, is another now. */
function isSeenByOthers(
  input: Input,
  { settings, standing }: { settings: MemberSettings; standing: Standing },
): boolean {
  // Of whoever is hidden, and stays it, nobody learns that they are here.
  if (standing.isHidden && input.is_hidden !== false) return false;
  const before = {
    is_hidden: standing.isHidden,
    is_income_private: standing.isIncomePrivate,
    contact_audience: settings.contactAudience,
  };
  return (['is_hidden', 'is_income_private', 'contact_audience'] as const).some(
    (name) => input[name] !== undefined && input[name] !== before[name],
  );
}
