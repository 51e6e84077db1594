import { showSettings } from '#contract/settings/show-settings.ts';
import { updateSettings } from '#contract/settings/update-settings.ts';
import { ApiUnreachable } from '#web/api/answer.ts';
import { callEndpoint } from '#web/api/browser-client.ts';
import { endpointQuery, queryClient } from '#web/api/queries.ts';
import type { Language } from './languages.ts';

/** Keeps the chosen language with the account. Without a connection it is remembered by this browser all the same. */
export async function keepLanguage(language: Language): Promise<void> {
  try {
    const answer = await callEndpoint(updateSettings, { language });
    if (!answer.result) return;
    const { queryKey } = endpointQuery(showSettings, {});
    queryClient.setQueryData(queryKey, (before) => before && { ...before, data: answer.data });
  } catch (error) {
    if (!(error instanceof ApiUnreachable)) throw error;
  }
}
