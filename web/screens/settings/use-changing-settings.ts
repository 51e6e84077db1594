import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateSettings } from '#contract/settings/settings.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useNoticesTexts } from '#web/locales/en/profile/notices.ts';
import { sentenceOfFailure } from '#web/app/client/failures.ts';
import { applyChange, revertChange, type SettingsChange } from './settings-change.rules.ts';
import { settingsMutationKey as mutationKey, settingsQuery } from './settings.queries.ts';

type Step = { change: SettingsChange; undo: SettingsChange };

/**
 * Returns a function that saves a change. The change is shown at once and undone when the server refuses it. Several changes
 * are sent one after the other, and the answer to the last one is shown in the end.
 */
export function useChangingSettings(): (change: SettingsChange) => void {
  const t = useNoticesTexts();
  const common = useCommonTexts();
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
      // A running query would return the settings before the change.
      await queries.cancelQueries({ queryKey });
    },
    onSuccess: ({ data, message }) => {
      if (isLast()) queries.setQueryData(queryKey, (answer) => answer && { ...answer, data });
      announce(message);
    },
    onError: (error, { change, undo }) => {
      show(undo);
      showOutcome({
        tone: 'failure',
        title: t('failedTitle'),
        text:
          sentenceOfFailure(error, {
            unreachable: common('states.unreachable'),
            failed: common('states.serviceFailed'),
          }) ?? common('outcomes.later'),
        onRetry: () => save(change),
      });
    },
  });
  const save = (change: SettingsChange) => {
    const before = queries.getQueryData(queryKey)?.data;
    if (before !== undefined) mutation.mutate({ change, undo: revertChange(before, change) });
  };
  return save;
}
