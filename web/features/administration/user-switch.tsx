import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listUsers, switchUser } from '#contract/administration/users.ts';
import type { Success } from '#web/api/answer.ts';
import { loadEndpoint } from '#web/api/browser-client.ts';
import { Switch } from '#web/design/inputs/choice-inputs.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { fullNameOf } from '#web/facts/names.rules.ts';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import { sentenceOfFailure } from '#web/lists/list-failure.ts';
import type { ListedUser } from './user-facts.tsx';
import styles from './user-switch.module.css';

/** A switch between active and inactive, with the word beside it. While busy it ignores a press and stays focused. */
export function UserSwitch({ user }: { user: ListedUser }) {
  const t = useAdministrationTexts();
  const { isBusy, press } = useUserSwitch(user);
  const isActive = user.u_status === 'active';
  return (
    <span className={styles.switch} data-active={isActive}>
      <Switch
        checked={isActive}
        aria-label={t('users.switchLabel', { name: fullNameOf(user) })}
        aria-busy={isBusy}
        isSmall
        onChange={() => {
          if (!isBusy) press();
        }}
      />
      <span aria-hidden="true">{t(isActive ? 'users.active' : 'users.inactive')}</span>
    </span>
  );
}

type Page = Success<typeof listUsers>;
type Status = ListedUser['u_status'];

/**
 * Switches a member between active and inactive. The switch moves at once and back again when the server refuses; the
 * server's answer is shown in the end. Asks before it makes a member inactive.
 */
function useUserSwitch(user: ListedUser) {
  const t = useAdministrationTexts();
  const queries = useQueryClient();
  // Shown in every loaded page of the list, so that none of them is out of date.
  const show = (status: Status) =>
    queries.setQueriesData<Page>(
      { queryKey: [listUsers.path] },
      (page) =>
        page && {
          ...page,
          data: page.data.map((row) => (row.u_id === user.u_id ? { ...row, u_status: status } : row)),
        },
    );
  const mutation = useMutation({
    // The status before is passed along: when the answer comes, the row already has the other one.
    mutationFn: (_before: Status) => loadEndpoint(switchUser, { user_id: user.u_id }),
    onMutate: (before) => {
      show(before === 'active' ? 'inactive' : 'active');
    },
    onSuccess: ({ data, message }) => {
      show(data.u_status);
      showToast(`${t('users.updated')} ${fullNameOf(user)}: ${message}`);
    },
    onError: (error, before) => {
      show(before);
      showOutcome({
        tone: 'failure',
        title: t('users.failedTitle'),
        text: sentenceOfFailure(error, t('users.unreachable')) ?? t('users.failedText'),
        onRetry: () => mutation.mutate(before),
      });
    },
  });
  const confirm = () =>
    showOutcome({
      tone: 'question',
      title: t('users.confirmTitle', { name: fullNameOf(user) }),
      text: t('users.confirmText'),
      confirm: { label: t('users.confirmButton'), run: () => mutation.mutate('active') },
    });
  return {
    isBusy: mutation.isPending,
    press: () => (user.u_status === 'active' ? confirm() : mutation.mutate('inactive')),
  };
}
