import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { blockMember } from '#contract/safety/block-member.ts';
import { unblockMember } from '#contract/safety/unblock-member.ts';
import { showOutcome } from '#web/design/outcomes.ts';
import { showToast } from '#web/design/toasts.ts';
import { useCall } from '#web/forms/use-call.ts';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';
import type { Blocked } from './settings.queries.ts';

/** Takes blocks back, and takes that back. */
export function useUnblocking() {
  const t = useSettingsTexts();
  const call = useCall(t('blocked.failedTitle'));
  const queries = useQueryClient();
  const [busyId, setBusyId] = useState<number>();

  const set = async (isBlocked: boolean, { u_id: partner_id }: Blocked) => {
    setBusyId(partner_id);
    const answer = await call(isBlocked ? blockMember : unblockMember, { partner_id });
    setBusyId(undefined);
    if (answer?.result === false)
      showOutcome({ tone: 'failure', title: t('blocked.failedTitle'), text: answer.message });
    // The two are seen again, or no longer, wherever people are listed.
    await queries.invalidateQueries();
    return answer?.result === true ? answer.message : undefined;
  };
  const unblock = async (person: Blocked) => {
    const message = await set(false, person);
    if (message === undefined) return;
    const name = `${person.u_firstname} ${person.u_lastname}`;
    showToast(t('blocked.unblocked', { name, message }), () => void blockAgain(person));
  };
  const blockAgain = async (person: Blocked) => {
    const message = await set(true, person);
    if (message !== undefined) showToast(message);
  };
  return { busyId, unblock };
}
