import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showProfile } from '#contract/profiles/show-profile.ts';
import { updateSettings } from '#contract/settings/update-settings.ts';
import { listVisits } from '#contract/visits/list-visits.ts';
import { loadEndpoint } from '#web/api/browser-client.ts';
import { showOutcome } from '#web/design/outcomes.ts';
import { showToast } from '#web/design/toasts.ts';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';
import { sentenceOfFailure } from '#web/lists/list-failure.ts';
import { applyChange, takeBack, type SettingsChange } from './settings-change.rules.ts';
import { settingsQuery } from './settings.queries.ts';

/** A change, and what takes it back. */
type Step = { change: SettingsChange; back: SettingsChange };

const mutationKey = ['settings'];

/** What stands elsewhere and says something of the settings. */
const affected = new Set<unknown>([showProfile.path, listVisits.path]);

/**
 * Saves a change at once. The switch has moved already, and moves back when the server refuses. Several changes leave one
 * after the other; what the server answers to the last one is what is shown in the end.
 */
export function useChangingSettings(): (change: SettingsChange) => void {
  const t = useSettingsTexts();
  const { t: common } = useTranslation();
  const queries = useQueryClient();
  const { queryKey } = settingsQuery();
  const show = (change: SettingsChange) =>
    queries.setQueryData(
      queryKey,
      (answer) => answer && { ...answer, data: applyChange(answer.data, change) },
    );
  const isLast = () => queries.isMutating({ mutationKey }) === 1;
  const mutation = useMutation({
    mutationKey,
    scope: { id: 'settings' },
    mutationFn: ({ change }: Step) => loadEndpoint(updateSettings, change),
    onMutate: async ({ change }) => {
      show(change);
      // An answer that is on its way knows nothing of the change.
      await queries.cancelQueries({ queryKey });
    },
    onSuccess: ({ data, message }) => {
      if (isLast()) queries.setQueryData(queryKey, (answer) => answer && { ...answer, data });
      showToast(message);
      void queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => affected.has(path) });
    },
    onError: (error, { change, back }) => {
      show(back);
      showOutcome({
        tone: 'failure',
        title: t('failedTitle'),
        text: sentenceOfFailure(error, common('states.unreachable')) ?? common('outcomes.later'),
        onRetry: () => save(change),
      });
    },
  });
  const save = (change: SettingsChange) => {
    const before = queries.getQueryData(queryKey)?.data;
    if (before !== undefined) mutation.mutate({ change, back: takeBack(before, change) });
  };
  return save;
}
