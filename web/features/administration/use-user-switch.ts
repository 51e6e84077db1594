import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listUsers } from '#contract/administration/list-users.ts';
import { switchUser } from '#contract/administration/switch-user.ts';
import type { Success } from '#web/api/answer.ts';
import { loadEndpoint } from '#web/api/browser-client.ts';
import { showOutcome } from '#web/design/outcomes.ts';
import { showToast } from '#web/design/toasts.ts';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import { sentenceOfFailure } from '#web/lists/list-failure.ts';
import { fullNameOf, type ListedUser } from './user-names.rules.ts';

type Page = Success<typeof listUsers>;
type Status = ListedUser['u_status'];

/**
 * Switches a member between active and inactive. The switch moves at once and back again when the server refuses; what
 * the server answers is what is shown in the end. Asks first before somebody is locked out.
 */
export function useUserSwitch(user: ListedUser) {
  const t = useAdministrationTexts();
  const queries = useQueryClient();
  // Shown in every loaded page of the list, so that none of them tells an older truth.
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
    // The status before is handed along: by the time of an answer the row already says the other one.
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
  const ask = () =>
    showOutcome({
      tone: 'question',
      title: t('users.confirmTitle', { name: fullNameOf(user) }),
      text: t('users.confirmText'),
      confirm: { label: t('users.confirmButton'), run: () => mutation.mutate('active') },
    });
  return {
    isBusy: mutation.isPending,
    press: () => (user.u_status === 'active' ? ask() : mutation.mutate('inactive')),
  };
}
