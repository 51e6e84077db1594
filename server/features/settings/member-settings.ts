import { z } from 'zod';
import {
  notificationKindNames,
  type NotificationKind,
} from '#contract/notifications/notification.choices.ts';
import { contactAudience, type ContactAudience } from '#contract/settings/contact-audience.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Work } from '#server/platform/database/transact.ts';
import {
  findStoredSettings,
  listConnected,
  listStoredSettings,
  lockMember,
  saveSettings,
  type StoredSettings,
} from './settings.repository.ts';
import {
  changeChannels,
  type Channels,
  mostAnnounced,
  type NotificationChannels,
  withDefaultChannels,
} from './settings.rules.ts';

/** The choices of a member, with the defaults for what they never chose. */
export type MemberSettings = {
  contactAudience: ContactAudience;
  hasChosenAudience: boolean;
  showsVisits: boolean;
  language: string | null;
  /** Where they stopped in the guided first profile, or `done`; null before they began it. */
  firstProfileStep: string | null;
  notificationChannels: NotificationChannels;
};

/** The settings of a member. */
export async function findMemberSettings(database: Database, accountId: number): Promise<MemberSettings> {
  return readSettings(await findStoredSettings(database, accountId));
}

/** The settings of several members, by account id, in one statement. */
export async function listMemberSettings(
  database: Database,
  accountIds: readonly number[],
): Promise<Map<number, MemberSettings>> {
  const stored = await listStoredSettings(database, accountIds);
  const byId = new Map(stored.map((settings) => [settings.accountId, settings]));
  return new Map(accountIds.map((id) => [id, readSettings(byId.get(id))]));
}

const chosenChannels = z.partialRecord(
  z.enum(notificationKindNames),
  z.object({ bell: z.boolean(), mail: z.boolean() }),
);

/** What counts for a member who never changed a setting. */
const unchanged = {
  contactAudience: 'members',
  audienceChosenAt: null,
  showsVisits: true,
  language: null,
  firstProfileStep: null,
  notifications: {},
};

function readSettings(stored: StoredSettings | undefined): MemberSettings {
  const { audienceChosenAt, showsVisits, language, firstProfileStep, ...settings } = stored ?? unchanged;
  return {
    contactAudience: contactAudience.parse(settings.contactAudience),
    hasChosenAudience: audienceChosenAt !== null,
    showsVisits,
    language,
    firstProfileStep,
    notificationChannels: withDefaultChannels(chosenChannels.parse(settings.notifications ?? {})),
  };
}

/**
 * Stores who may see the contact details of a new member, inside the transaction of the registration, so that nobody is ever
 * shown more than was chosen. `chosen` is undefined when the person was not asked; the site's choice counts then.
 */
export async function storeFirstAudience(
  database: Database,
  first: { accountId: number; chosen: ContactAudience | undefined; bySite: ContactAudience; now: Date },
): Promise<void> {
  const { accountId, chosen, bySite, now } = first;
  const audienceChosenAt = chosen === undefined ? null : now;
  const changes = { contactAudience: chosen ?? bySite, audienceChosenAt };
  await saveSettings(database, { accountId, now, changes });
}

/** Changes the channels of one kind, inside a transaction. Returns false when the member has been erased. */
export async function changeNotificationChannels(
  { database, announce }: Work,
  change: { accountId: number; kind: NotificationKind; channels: Partial<Channels>; now: Date },
): Promise<boolean> {
  const { accountId, kind, channels, now } = change;
  if (!(await lockMember(database, accountId))) return false;
  const { notificationChannels: current } = await findMemberSettings(database, accountId);
  const chosen = changeChannels(current, [{ kind, ...current[kind], ...channels }]);
  await saveSettings(database, { accountId, now, changes: { notifications: JSON.stringify(chosen) } });
  announce(accountId, { type: 'settings_changed' });
  return true;
}

type Announcing = Pick<Work, 'database' | 'announce'>;

/** Sends an event to the members connected with a member who was hidden, shown, or changed what others may see or do. */
export async function announceMemberChange(
  { database, announce }: Announcing,
  accountId: number,
): Promise<void> {
  const connected = await listConnected(database, { accountId, most: mostAnnounced });
  for (const partnerId of connected) announceTo(announce, { accountId, partnerId });
}

type ConnectedPair = { accountId: number; partnerId: number };

/** The same event for one member alone, if they are connected: nobody else hears of hiding and leaving, so nobody else may hear of a block. */
export async function announceIfConnected(
  { database, announce }: Announcing,
  { accountId, partnerId }: ConnectedPair,
): Promise<void> {
  const connected = await listConnected(database, { accountId, most: mostAnnounced });
  if (connected.includes(partnerId)) announceTo(announce, { accountId, partnerId });
}

function announceTo(announce: Work['announce'], { accountId, partnerId }: ConnectedPair): void {
  announce(partnerId, { type: 'partner_changed', partner_id: accountId });
  announce(partnerId, { type: 'notifications_changed' });
}
