import { describe, expect, it } from 'vitest';
import type { SettingsWire } from '#contract/settings/settings.ts';
import { applyChange, revertChange } from './settings-change.rules.ts';

const before: SettingsWire = {
  contact_audience: 'members',
  has_chosen_audience: true,
  shows_visits: true,
  is_income_private: false,
  is_hidden: false,
  language: null,
  notifications: [
    { kind: 'visit', bell: true, mail: false },
    { kind: 'interest_received', bell: true, mail: true },
  ],
  first_profile_step: null,
  deletion_due_at: null,
};

describe('a change of the settings', () => {
  it('changes what it names and leaves the rest', () => {
    const after = applyChange(before, { shows_visits: false });
    expect(after).toEqual({ ...before, shows_visits: false });
  });

  it('changes one kind of notification alone', () => {
    const after = applyChange(before, { notifications: [{ kind: 'visit', bell: false, mail: false }] });
    expect(after.notifications).toEqual([
      { kind: 'visit', bell: false, mail: false },
      { kind: 'interest_received', bell: true, mail: true },
    ]);
  });

  it('is undone without undoing a later change', () => {
    const change = { language: 'en', notifications: [{ kind: 'visit' as const, bell: false, mail: true }] };
    const later = applyChange(applyChange(before, change), { is_hidden: true });
    expect(applyChange(later, revertChange(before, change))).toEqual({ ...before, is_hidden: true });
  });
});
