import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { IconUserPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { inviteAdministrator, listAdministrators } from '#contract/administration/administrators.ts';
import { useIsPermitted } from '#web/app/client/administrator.ts';
import type { Success } from '#web/app/client/answer.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useAdministratorsTexts } from '#web/locales/en/administrators.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { hasFailed } from '#web/app/client/failures.ts';
import { useDates } from '#web/parts/dates/use-dates.ts';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { useEndpointForm } from '#web/parts/forms/use-endpoint-form.ts';
import { AdministratorRow } from './administrator-row.tsx';
import { type Asked, ChangeDialog } from './change-dialog.tsx';
import { RoleInput } from './role-input.tsx';
import styles from './administrators.module.css';

type List = Success<typeof listAdministrators>;

type Props = {
  /** What waits in the review queue, which is another feature. */
  pending: ReactNode;
};

/** The documented screen of administrators: what waits for approval, and for owners the administrators themselves. */
export function AdministratorsScreen({ pending }: Props) {
  const t = useAdministratorsTexts();
  const isOwner = useIsPermitted('administrators.manage');
  return (
    <div className={styles.screen}>
      <h1>{t('manage.title')}</h1>
      <Card className={styles.section}>
        <h2>{t('manage.pending')}</h2>
        {pending}
      </Card>
      {isOwner && <Administrators />}
    </div>
  );
}

function Administrators() {
  const t = useAdministratorsTexts();
  const query = useQuery(endpointQuery(listAdministrators, {}));
  const [isInviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  return (
    <section className={styles.section} aria-labelledby="administrators">
      <div className={styles.head}>
        <div>
          <h2 id="administrators">{t('manage.list')}</h2>
          <p className={styles.soft}>{t('manage.lead')}</p>
        </div>
        <Button
          size="small"
          icon={<IconUserPlus size="1.125rem" aria-hidden="true" />}
          onClick={() => setInviting(true)}
        >
          {t('manage.invite')}
        </Button>
      </div>
      <Loaded query={query} onAsk={setAsked} />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {asked !== undefined && <ChangeDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

const loadingRows = ['a', 'b', 'c'];

type LoadedProps = {
  query: UseQueryResult<List>;
  onAsk: (asked: Asked) => void;
};

function Loaded({ query, onAsk }: LoadedProps) {
  const t = useAdministratorsTexts();
  const list = query.data;
  if (list === undefined && hasFailed(query)) return <LoadFailure query={query} title={t('manage.failed')} />;
  return (
    <>
      <ul className={styles.list} aria-label={t('manage.caption')} aria-busy={list === undefined}>
        {list === undefined
          ? loadingRows.map((key) => (
              <li key={key} className={styles.row}>
                <Skeleton height="var(--space-10)" />
              </li>
            ))
          : list.data.map((administrator) => (
              <AdministratorRow key={administrator.ad_id} administrator={administrator} onAsk={onAsk} />
            ))}
      </ul>
      {list !== undefined && list.invitations.length > 0 && (
        <Invitations invitations={list.invitations} onAsk={onAsk} />
      )}
    </>
  );
}

function Invitations({ invitations, onAsk }: Pick<LoadedProps, 'onAsk'> & Pick<List, 'invitations'>) {
  const t = useAdministratorsTexts();
  const { writeDate } = useDates();
  const sendAgain = useSendingAgain();
  return (
    <>
      <h3 id="administrator-invitations">{t('manage.invitations')}</h3>
      <ul className={styles.list} aria-labelledby="administrator-invitations">
        {invitations.map((invitation) => {
          const { ai_id: id, ai_name: name } = invitation;
          return (
            <li key={id} className={styles.row}>
              <span className={styles.who}>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <span className={styles.soft}>{invitation.ai_email}</span>
              </span>
              <span>{t(`roles.${invitation.ai_role}`)}</span>
              <span className={styles.wide}>
                {t('manage.invitedUntil', { date: writeDate(invitation.ai_expires_at) })}
              </span>
              <span className={styles.wideActions}>
                <Button
                  look="quiet"
                  size="small"
                  aria-label={t('manage.resendOf', { name })}
                  onClick={() => void sendAgain(invitation)}
                >
                  {t('manage.resend')}
                </Button>
                <Button
                  look="quiet"
                  size="small"
                  aria-label={t('manage.withdrawOf', { name })}
                  onClick={() => onAsk({ change: 'withdraw', id, name })}
                >
                  {t('manage.withdraw')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Inviting the same address again replaces the link. */
function useSendingAgain() {
  const t = useAdministratorsTexts();
  const call = useCall(t('invite.failed'));
  return async ({ ai_email: email, ai_name: name, ai_role: role }: List['invitations'][number]) => {
    const answer = await call(inviteAdministrator, { email, name, role });
    if (answer?.result === true) showToast(t('invite.sent'));
    else if (answer !== undefined) {
      showOutcome({ tone: 'failure', title: t('invite.failed'), text: answer.message });
    }
  };
}

/** Invites an administrator by mail. */
function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useAdministratorsTexts();
  const { form, field, submit, isSubmitting } = useEndpointForm({
    endpoint: inviteAdministrator,
    defaultValues: { name: '', email: '', role: 'support' },
    failureTitle: t('invite.failed'),
    onSuccess: () => {
      onClose();
      showToast(t('invite.sent'));
    },
    onRefusal: ({ code, message }) => {
      if (code !== 'already_registered') return false;
      form.setError('email', { message }, { shouldFocus: true });
      return true;
    },
  });
  const role = useWatch({ control: form.control, name: 'role' });
  return (
    <DialogFrame title={t('invite.title')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.soft}>{t('invite.text')}</p>
        <TextInput {...field('name')} label={t('manage.name')} autoComplete="off" data-autofocus />
        <TextInput {...field('email')} label={t('manage.email')} type="email" autoComplete="off" />
        <RoleInput value={role} onChange={(chosen) => form.setValue('role', chosen)} />
        <Button type="submit" isWide isBusy={isSubmitting}>
          {t('invite.submit')}
        </Button>
      </form>
    </DialogFrame>
  );
}
