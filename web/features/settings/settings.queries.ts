import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelDeletion } from '#contract/privacy/account-deletion.ts';
import { showSettings } from '#contract/settings/settings.ts';
import { endpointQuery, whenRefetched } from '#web/api/queries.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';

export const settingsMutationKey = ['settings'];

/** The member's settings. An answer between two changes would show the second one undone. */
export function settingsQuery() {
  const query = endpointQuery(showSettings, {});
  return queryOptions({
    ...query,
    meta: {
      ...query.meta,
      refetches: (_change, queries) => queries.isMutating({ mutationKey: settingsMutationKey }) === 0,
    },
  });
}

/** Cancels the deletion of the account. */
export function useCancelDeletion() {
  const t = useSettingsTexts();
  const call = useCall(t('leaving.keepFailedTitle'));
  const [isBusy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    const answer = await call(cancelDeletion, {});
    if (answer?.result === true) showToast(answer.message);
    if (answer?.result === false)
      showOutcome({ tone: 'failure', title: t('leaving.keepFailedTitle'), text: answer.message });
    await whenRefetched();
    setBusy(false);
  };
  return { isBusy, cancel };
}
