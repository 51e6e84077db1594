import type { NotificationChoice, SettingsWire } from '#contract/settings/settings.ts';

/** A change of the settings; an absent field is left unchanged. */
export type SettingsChange = Partial<Omit<SettingsWire, 'has_chosen_audience' | 'deletion_due_at'>>;

/** Returns the settings after a change. Kinds of notifications that it does not name stay unchanged. */
export function applyChange(
  settings: SettingsWire,
  { notifications, ...rest }: SettingsChange,
): SettingsWire {
  const named = byKind(notifications ?? []);
  return {
    ...settings,
    ...rest,
    notifications: settings.notifications.map((choice) => named.get(choice.kind) ?? choice),
  };
}

/** Returns the change that undoes another one: the same fields with their values before. */
export function revertChange(before: SettingsWire, change: SettingsChange): SettingsChange {
  const named = byKind(change.notifications ?? []);
  return {
    ...(change.contact_audience !== undefined && { contact_audience: before.contact_audience }),
    ...(change.shows_visits !== undefined && { shows_visits: before.shows_visits }),
    ...(change.is_income_private !== undefined && { is_income_private: before.is_income_private }),
    ...(change.is_hidden !== undefined && { is_hidden: before.is_hidden }),
    ...(change.language !== undefined && { language: before.language }),
    notifications: before.notifications.filter(({ kind }) => named.has(kind)),
  };
}

function byKind(choices: readonly NotificationChoice[]): Map<string, NotificationChoice> {
  return new Map(choices.map((choice) => [choice.kind, choice]));
}
