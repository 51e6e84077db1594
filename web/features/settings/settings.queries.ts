import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelDeletion } from '#contract/privacy/account-deletion.ts';
import { showSettings } from '#contract/settings/settings.ts';
import { endpointQuery } from '#web/api/queries.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';

/** The member's settings. */
export function settingsQuery() {
  return endpointQuery(showSettings, {});
}

/** Cancels the deletion of the account. */
export function useCancelDeletion() {
  const t = useSettingsTexts();
  const call = useCall(t('leaving.keepFailedTitle'));
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    const answer = await call(cancelDeletion, {});
    if (answer?.result === true) showToast(answer.message);
    if (answer?.result === false)
      showOutcome({ tone: 'failure', title: t('leaving.keepFailedTitle'), text: answer.message });
    // The member is visible to others again and may connect with them.
    await queries.invalidateQueries();
    setBusy(false);
  };
  return { isBusy, cancel };
}
