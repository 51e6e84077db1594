import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Endpoint, EndpointInput } from '#contract/endpoint.ts';
import { eraseInvitation } from '#contract/imports/erase-invitation.ts';
import { linkInvitation } from '#contract/imports/link-invitation.ts';
import { listInvitations } from '#contract/imports/list-invitations.ts';
import { sendInvitations } from '#contract/imports/send-invitations.ts';
import { showImport } from '#contract/imports/show-import.ts';
import type { Success } from '#web/api/answer.ts';
import { showOutcome } from '#web/design/outcomes.ts';
import { showToast } from '#web/design/toasts.ts';
import { useCall } from '#web/forms/use-call.ts';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';

const numbers = new Intl.NumberFormat('en-IN');

/** What an administrator does for people who were imported: inviting, making a link, erasing. */
export function useInvitationCalls() {
  const t = useImportsTexts();
  const queries = useQueryClient();
  const call = useCall(t('invitations.failedTitle'));
  const [isBusy, setBusy] = useState(false);

  const send = async <E extends Pick<Endpoint, 'method' | 'path'>>(
    endpoint: E,
    input: EndpointInput<E>,
  ): Promise<Success<E> | undefined> => {
    setBusy(true);
    const answer = await call<E>(endpoint, input);
    setBusy(false);
    if (answer?.result === false) {
      showOutcome({ tone: 'failure', title: t('invitations.failedTitle'), text: answer.message });
    }
    await Promise.all([
      queries.invalidateQueries({ queryKey: [listInvitations.path] }),
      queries.invalidateQueries({ queryKey: [showImport.path] }),
    ]);
    return answer?.result === true ? answer : undefined;
  };

  return {
    isBusy,
    /** Answers whether the mails were ordered. */
    invite: async (whom: EndpointInput<typeof sendInvitations>): Promise<boolean> => {
      const answer = await send(sendInvitations, whom);
      if (answer === undefined) return false;
      const { mails: count } = answer.data;
      const number = numbers.format(count);
      showToast(count === 0 ? t('invitations.sentNone') : t('invitations.sent', { count, number }));
      return true;
    },
    /** The link, undefined when there is none. */
    link: async (id: number): Promise<string | undefined> =>
      (await send(linkInvitation, { invitation_id: id }))?.data.link,
    erase: async ({ id, name }: { id: number; name: string }): Promise<void> => {
      if ((await send(eraseInvitation, { invitation_id: id })) !== undefined)
        showToast(t('invitations.erased', { name }));
    },
  };
}
