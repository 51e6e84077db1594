import { showSettings, updateSettings } from '#contract/settings/settings.ts';
import { ApiUnreachable } from '#web/app/client/answer.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import { endpointQuery, queryClient } from '#web/app/client/queries.ts';
import type { Language } from '#web/locales/languages.ts';

/** Stores the chosen language with the account. Without a connection it is stored in this browser alone. */
export async function storeLanguage(language: Language): Promise<void> {
  try {
    const answer = await callEndpoint(updateSettings, { language });
    if (!answer.result) return;
    const { queryKey } = endpointQuery(showSettings, {});
    queryClient.setQueryData(queryKey, (before) => before && { ...before, data: answer.data });
  } catch (error) {
    if (!(error instanceof ApiUnreachable)) throw error;
  }
}
