import { z } from 'zod';
import { notificationKindNames } from '#contract/notifications/notification.choices.ts';
import { contactAudiences, type ContactAudience } from '#contract/settings/settings.wire.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findStoredSettings } from './settings.repository.ts';
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
  const stored = await findStoredSettings(database, accountId);
  return {
    contactAudience: audience.parse(stored?.contactAudience ?? 'members'),
    showsVisits: stored?.showsVisits ?? true,
    language: stored?.language ?? null,
    tellings: tellingsOf(chosenTellings.parse(stored?.notifications ?? {})),
  };
}
