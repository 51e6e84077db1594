import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keepAccount } from '#contract/privacy/keep-account.ts';
import { showOutcome } from '#web/design/outcomes.ts';
import { showToast } from '#web/design/toasts.ts';
import { useCall } from '#web/forms/use-call.ts';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';

/** Changing one's mind about leaving. */
export function useKeepingAccount() {
  const t = useSettingsTexts();
  const call = useCall(t('leaving.keepFailedTitle'));
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    const answer = await call(keepAccount, {});
    if (answer?.result === true) showToast(answer.message);
    if (answer?.result === false)
      showOutcome({ tone: 'failure', title: t('leaving.keepFailedTitle'), text: answer.message });
    // Whoever stays is seen again, and may turn to others.
    await queries.invalidateQueries();
    setBusy(false);
  };
  return { isBusy, keep };
}
