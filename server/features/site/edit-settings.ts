import { sentenceOf } from '#contract/calls/sentences.ts';
import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import type { showSiteSettings, updateSiteSettings as updateEndpoint } from '#contract/site/site-editing.ts';
import { isTaxUnregistered } from '#contract/site/gst.ts';
import {
  editableKeys,
  nameSettings,
  settingNameOf,
  siteSettingsSchema,
} from '#contract/site/site-settings.fields.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findConflicts } from '#server/platform/find-conflicts.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import { findSiteSettings } from './site-settings.ts';
import { presentLogo } from './site.presenter.ts';
import { listSettingChanges, lockSiteSettings, upsertSiteSettings } from './site.repository.ts';

type SiteToEdit = EndpointData<typeof showSiteSettings>;

/** All settings, their defaults and who changed which. */
export async function findSiteToEdit(database: Database): Promise<SiteToEdit> {
  const changes = await listSettingChanges(database);
  const settings = await findSiteSettings(database);
  return {
    values: nameSettings(settings),
    defaults: nameSettings(siteSettingsSchema.parse({})),
    logo: presentLogo(settings),
    changes: changes.map(({ key, updatedAt, administrator }) => ({
      name: settingNameOf(key),
      changed_at: updatedAt.toISOString(),
      changed_by: administrator,
    })),
  };
}

/**
 * Changes the settings that the input names. Throws changed_elsewhere, with their names, when one of them was changed since the
 * client read it, to another value than it wants, and invalid_input for a tax rate without a GSTIN.
 */
export async function updateSiteSettings(
  context: Pick<Context, 'transact' | 'now'>,
  { input, administratorId }: { input: ValidInput<typeof updateEndpoint>; administratorId: number },
): Promise<SiteToEdit> {
  const { previous = {}, ...wanted } = input;
  const now = context.now();
  return context.transact(async ({ database }) => {
    await lockSiteSettings(database);
    const current: Record<string, unknown> = nameSettings(await findSiteSettings(database));
    const named = Object.entries(previous).filter(([name]) => Object.hasOwn(wanted, name));
    refuseConflicts({ previous: Object.fromEntries(named), current, wanted });
    const changed = listChanged({ current, wanted });
    if (changed.length > 0) {
      const values = Object.fromEntries(changed.map(({ key, after }) => [key, after]));
      await upsertSiteSettings(database, { values, by: administratorId, now });
      if (isTaxUnregistered(await findSiteSettings(database))) {
        throw fieldProblem('gstin', 'validation.gstin_missing');
      }
    }
    const shown = await findSiteToEdit(database);
    if (changed.length > 0) {
      await recordAction(database, {
        administratorId,
        action: 'site.changed',
        subject: `setting ${changed.map(({ key }) => key).join(', ')}`,
        before: Object.fromEntries(changed.map(({ key, before }) => [key, before])),
        after: Object.fromEntries(changed.map(({ key, after }) => [key, after])),
        now,
      });
    }
    return shown;
  });
}

type Named = Readonly<Record<string, unknown>>;

function refuseConflicts(values: { previous: Named; current: Named; wanted: Named }): void {
  const names = findConflicts(values);
  if (names.length === 0) return;
  const message = sentenceOf('validation.changed_elsewhere');
  throw problem('changed_elsewhere', { errors: names.map((field) => ({ field, message })) });
}

function listChanged({ current, wanted }: { current: Named; wanted: Named }) {
  return editableKeys.flatMap((key) => {
    const name = settingNameOf(key);
    const [before, after] = [current[name], wanted[name]];
    const isChanged = after !== undefined && JSON.stringify(after) !== JSON.stringify(before);
    return isChanged ? [{ key, before, after }] : [];
  });
}
