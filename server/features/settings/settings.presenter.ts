import { notificationKindNames } from '#contract/notifications/notification.choices.ts';
import type { SettingsWire } from '#contract/settings/settings.wire.ts';
import type { MemberSettings } from './read-settings.ts';
import type { Standing } from './settings.repository.ts';

/** A member's own settings. */
export function presentSettings(settings: MemberSettings, standing: Standing): SettingsWire {
  return {
    contact_audience: settings.contactAudience,
    shows_visits: settings.showsVisits,
    is_income_private: standing.isIncomePrivate,
    is_hidden: standing.isHidden,
    language: settings.language,
    notifications: notificationKindNames.map((kind) => ({ kind, ...settings.tellings[kind] })),
    deletion_due_at: standing.deletionDueAt?.toISOString() ?? null,
  };
}
