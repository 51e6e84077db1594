import { useState } from 'react';
import { cancelDeletion } from '#contract/privacy/account-deletion.ts';
import { whenRefetched } from '#web/app/client/queries.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useSettingsTexts } from '#web/locales/en/settings.ts';

/** Cancels the deletion of the account. */
export function useCancellingDeletion() {
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
