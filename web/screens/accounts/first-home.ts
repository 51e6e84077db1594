import { showSettings } from '#contract/settings/settings.ts';
import { noteBegunProfile } from '#web/app/client/begun-profile.ts';
import { endpointQuery, queryClient } from '#web/app/client/queries.ts';

/** The screen of the guided first profile that comes next. When it is not known, the own profile asks for the same facts. */
export async function findFirstHome(): Promise<string> {
  const settings = await queryClient.query(endpointQuery(showSettings, {})).catch(() => undefined);
  const step = settings?.data.first_profile_step ?? null;
  noteBegunProfile(step !== null);
  return step === null ? '/myProfile' : `/welcome/${step}`;
}
