import { z } from 'zod';
import { notificationKindNames } from '#contract/notifications/notification.choices.ts';
import { contactAudiences, type ContactAudience } from '#contract/settings/settings.wire.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findStoredSettings, listStoredSettings, type StoredSettings } from './settings.repository.ts';
import { tellingsOf, type Tellings } from './settings.rules.ts';

/** What a member set for themselves, the defaults where they set nothing. */
export type MemberSettings = {
  contactAudience: ContactAudience;
  showsVisits: boolean;
  language: string | null;
  tellings: Tellings;
};

const audience = z.enum(contactAudiences);
const chosenTellings = z.partialRecord(
  z.enum(notificationKindNames),
  z.object({ bell: z.boolean(), mail: z.boolean() }),
);

/** Reads the settings of a member. */
export async function findMemberSettings(database: Database, accountId: number): Promise<MemberSettings> {
  return readSettings(await findStoredSettings(database, accountId));
}

/** Reads the settings of several members, in one statement. */
export async function listMemberSettings(
  database: Database,
  accountIds: readonly number[],
): Promise<Map<number, MemberSettings>> {
  const stored = await listStoredSettings(database, accountIds);
  const byId = new Map(stored.map((settings) => [settings.accountId, settings]));
  return new Map(accountIds.map((id) => [id, readSettings(byId.get(id))]));
}

function readSettings(stored: StoredSettings | undefined): MemberSettings {
  return {
    contactAudience: audience.parse(stored?.contactAudience ?? 'members'),
    showsVisits: stored?.showsVisits ?? true,
    language: stored?.language ?? null,
    tellings: tellingsOf(chosenTellings.parse(stored?.notifications ?? {})),
  };
}
