import type { FirstProfileStep } from '#contract/settings/first-profile.ts';
import { queryClient } from '#web/app/client/queries.ts';
import { noteBegunProfile } from '#web/app/client/begun-profile.ts';
import { firstProfileQuery } from './use-first-profile.ts';
import { isStep } from './welcome-steps.rules.ts';

/**
 * Where to go instead of this step: null when the guide is finished, a step when this one does not exist. Undefined to stay, also without
 * the settings: the screen then shows why it cannot be loaded.
 */
export async function findOtherStep(step: string): Promise<FirstProfileStep | null | undefined> {
  const settings = await queryClient.query(firstProfileQuery()).catch(() => undefined);
  const next = settings?.data.first_profile_step;
  if (next !== undefined) noteBegunProfile(next !== null);
  return next !== null && isStep(step) ? undefined : next;
}
