import type { SettingsWire } from '#contract/settings/settings.wire.ts';
import type { Database } from '#server/platform/database/database.ts';
import { problem } from '#server/platform/problem.ts';
import { findMemberSettings } from './read-settings.ts';
import { presentSettings } from './settings.presenter.ts';
import { findStanding } from './settings.repository.ts';

/** The own settings. Throws not_signed_in for whoever was erased a moment ago. */
export async function showSettings(database: Database, accountId: number): Promise<SettingsWire> {
  const standing = await findStanding(database, accountId);
  if (standing === undefined) throw problem('not_signed_in');
  return presentSettings(await findMemberSettings(database, accountId), standing);
}
