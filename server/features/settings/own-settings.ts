import type { ValidInput } from '#contract/calls/endpoint.ts';
import { notificationKindNames } from '#contract/notifications/notification.choices.ts';
import type { SettingsWire, updateSettings as updateSettingsEndpoint } from '#contract/settings/settings.ts';
import { changeHiding, findRestriction } from '#server/features/accounts/accounts.ts';
import { changeIncomePrivacy } from '#server/features/profiles/profiles.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { problem } from '#server/platform/problem.ts';
import { announceMemberChange, findMemberSettings, type MemberSettings } from './member-settings.ts';
import {
  type AccountState,
  findAccountState,
  lockMember,
  saveSettings,
  type SettingsChanges,
} from './settings.repository.ts';
import { changeChannels, finishedFirstProfile, nextFirstProfileStep } from './settings.rules.ts';

/** The own settings. Throws not_signed_in when the account has been erased. */
export async function showSettings(database: Database, accountId: number): Promise<SettingsWire> {
  const account = await findAccountState(database, accountId);
  if (account === undefined) throw problem('not_signed_in');
  return presentSettings(await findMemberSettings(database, accountId), account);
}

function presentSettings(settings: MemberSettings, account: AccountState): SettingsWire {
  return {
    contact_audience: settings.contactAudience,
    has_chosen_audience: settings.hasChosenAudience,
    shows_visits: settings.showsVisits,
    is_income_private: account.isIncomePrivate,
    is_hidden: account.isHidden,
    language: settings.language,
    notifications: notificationKindNames.map((kind) => ({ kind, ...settings.notificationChannels[kind] })),
    first_profile_step: nextFirstProfileStep(settings.firstProfileStep, account),
    deletion_due_at: account.deletionDueAt?.toISOString() ?? null,
  };
}

type Input = ValidInput<typeof updateSettingsEndpoint>;

/**
 * Changes the settings that the input names, and returns all. Changes of one member follow one another, so that parallel
 * ones are never lost. Showing a profile throws deletion_pending when it is about to be erased, and hidden_by_administrators.
 */
export async function updateSettings(
  context: Context,
  { accountId, input }: { accountId: number; input: Input },
): Promise<SettingsWire> {
  return context.transact(async (work) => {
    const { database, announce } = work;
    if (!(await lockMember(database, accountId))) throw problem('not_signed_in');
    const account = await findAccountState(database, accountId);
    if (account === undefined) throw problem('not_signed_in');
    const settings = await findMemberSettings(database, accountId);
    const now = context.now();
    await saveSettings(database, { accountId, now, changes: listChanges(input, { settings, now }) });
    await changeAccountState(work, { accountId, input, account, now });
    announce(accountId, { type: 'settings_changed' });
    if (isSeenByOthers(input, { settings, account })) await announceMemberChange(work, accountId);
    return showSettings(database, accountId);
  });
}

function listChanges(
  input: Input,
  { settings: { notificationChannels }, now }: { settings: MemberSettings; now: Date },
): SettingsChanges {
  const { contact_audience: contactAudience, shows_visits: showsVisits, language, notifications } = input;
  const { first_profile_step: firstProfileStep } = input;
  return {
    ...(contactAudience !== undefined && { contactAudience, audienceChosenAt: now }),
    ...(showsVisits !== undefined && { showsVisits }),
    ...(language !== undefined && { language }),
    ...(firstProfileStep !== undefined && { firstProfileStep: firstProfileStep ?? finishedFirstProfile }),
    ...(notifications !== undefined && {
      notifications: JSON.stringify(changeChannels(notificationChannels, notifications)),
    }),
  };
}

async function changeAccountState(
  work: Work,
  change: { accountId: number; input: Input; account: AccountState; now: Date },
): Promise<void> {
  const { accountId, input, account, now } = change;
  const { is_hidden: isHidden, is_income_private: isPrivate } = input;
  if (isHidden !== undefined && isHidden !== account.isHidden) {
    if (account.deletionDueAt !== null) throw problem('deletion_pending');
    const restriction = await findRestriction(work.database, { accountId, now });
    if (!isHidden && restriction !== undefined) throw problem('hidden_by_administrators');
    await changeHiding(work, { accountId, isHidden });
  }
  if (isPrivate !== undefined && isPrivate !== account.isIncomePrivate) {
    await changeIncomePrivacy(work, { accountId, isPrivate });
  }
}

/** Whether the input changes what others see of the member, or may do with them. */
function isSeenByOthers(
  input: Input,
  { settings, account }: { settings: MemberSettings; account: AccountState },
): boolean {
  // An event about a member who stays hidden or withheld would reveal that they are here.
  if (account.isWithheld || (account.isHidden && input.is_hidden !== false)) return false;
  const before = {
    is_hidden: account.isHidden,
    is_income_private: account.isIncomePrivate,
    contact_audience: settings.contactAudience,
  };
  return (['is_hidden', 'is_income_private', 'contact_audience'] as const).some(
    (name) => input[name] !== undefined && input[name] !== before[name],
  );
}
