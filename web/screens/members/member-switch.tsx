import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { switchUser } from '#contract/administration/users.ts';
import type { MemberRow } from '#contract/members/member.wire.ts';
import { searchUsers } from '#contract/members/members.ts';
import { useIsPermitted } from '#web/app/client/administrator.ts';
import type { Success } from '#web/app/client/answer.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { Switch } from '#web/design/inputs/choice-inputs.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { fullNameOf } from '#web/parts/facts/names.rules.ts';
import { sentenceOfFailure, showFailure } from '#web/app/client/failures.ts';
import { reloadAnswers } from '#web/app/client/stale-answers.ts';
import styles from './member-switch.module.css';
import { ReasonDialog } from './reason-dialog.tsx';
import { isClosed } from './restrictions.tsx';
import { useMembersTexts } from '#web/locales/en/admin/members.ts';

type Switched = Pick<MemberRow, 'u_id' | 'u_firstname' | 'u_lastname' | 'u_status' | 'u_restrictions'>;
type Status = MemberRow['u_status'];

/**
 * A switch between active and inactive, with the word beside it; the word alone for a role that may not switch, and where a report
 * has closed the account, for the report alone can open it again.
 */
export function MemberSwitch({ user }: { user: Switched }) {
  const t = useMembersTexts();
  const maySwitch = useIsPermitted('members.switch');
  const { isBusy, change } = useMemberSwitch(user);
  const [isAsking, setAsking] = useState(false);
  const isActive = user.u_status === 'active';
  const name = fullNameOf(user);
  const word = t(isActive ? 'switch.active' : 'switch.inactive');
  if (!maySwitch || isClosed(user)) return <span data-active={isActive}>{word}</span>;
  return (
    <span className={styles.switch} data-active={isActive}>
      <Switch
        checked={isActive}
        aria-label={t('switch.label', { name })}
        aria-busy={isBusy}
        isSmall
        onChange={() => {
          if (!isBusy) setAsking(true);
        }}
      />
      <span aria-hidden="true">{word}</span>
      {isAsking && (
        <ReasonDialog
          title={t(isActive ? 'switch.confirmTitle' : 'switch.activateTitle', { name })}
          text={t(isActive ? 'switch.confirmText' : 'switch.activateText')}
          button={t(isActive ? 'switch.confirmButton' : 'switch.activateButton')}
          isOptional
          isMailed
          onClose={() => setAsking(false)}
          onConfirm={(reason) => {
            setAsking(false);
            change({ status: isActive ? 'inactive' : 'active', reason });
          }}
        />
      )}
    </span>
  );
}

type Change = { status: Status; reason: string };

/** Sets the status; the switch moves at once and back again when the server refuses. A toast offers to undo it. */
function useMemberSwitch(user: Switched) {
  const t = useMembersTexts();
  const queries = useQueryClient();
  const show = (status: Status) =>
    queries.setQueriesData<Success<typeof searchUsers>>(
      { queryKey: [searchUsers.path] },
      (page) =>
        page && {
          ...page,
          data: page.data.map((row) => (row.u_id === user.u_id ? { ...row, u_status: status } : row)),
        },
    );
  const mutation = useMutation({
    mutationFn: ({ status, reason }: Change) =>
      loadEndpoint(switchUser, { user_id: user.u_id, status, ...(reason !== '' && { reason }) }),
    onMutate: ({ status }) => {
      show(status);
    },
    onSuccess: ({ data, message }) => {
      show(data.u_status);
      const before = data.u_status === 'active' ? 'inactive' : 'active';
      showToast(`${t('switch.updated')} ${fullNameOf(user)}: ${message}`, () =>
        mutation.mutate({ status: before, reason: '' }),
      );
    },
    onError: (error, change) => {
      show(change.status === 'active' ? 'inactive' : 'active');
      // A report may have closed the account since the list was loaded.
      void reloadAnswers(queries, { queryKey: [searchUsers.path] });
      showFailure(error, {
        title: t('switch.failedTitle'),
        text: sentenceOfFailure(error, t('switch.unreachable')) ?? t('switch.failedText'),
        onRetry: () => mutation.mutate(change),
      });
    },
  });
  return { isBusy: mutation.isPending, change: mutation.mutate };
}
