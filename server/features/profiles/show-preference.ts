import type { EndpointData, EndpointExtra } from '#contract/endpoint.ts';
import type { showPreference as contract } from '#contract/preferences/show-preference.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { showProfile } from '#server/features/profiles/profiles.ts';
import type { Context } from '#server/platform/context.ts';
import { presentPreference } from './preference.presenter.ts';
import { findPreference } from './preference.repository.ts';
import { emptyPreference } from '#contract/preferences/stated-preference.ts';

export type ShownPreference = { data: EndpointData<typeof contract> } & EndpointExtra<typeof contract>;

/** The own preference, and how much of profile and preference is filled. */
export async function showPreference(context: Context, accountId: number): Promise<ShownPreference> {
  const choices = await findChoices(context);
  const preference = (await findPreference(context.database, accountId)) ?? emptyPreference;
  const { completion } = await showProfile(context, accountId);
  return { data: [presentPreference(preference, choices)], completion };
}
