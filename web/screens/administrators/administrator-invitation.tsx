import { useEffect, useState } from 'react';
import type { SessionData } from '#contract/accounts/sessions.ts';
import {
  acceptAdministratorInvitation,
  showAdministratorInvitation,
} from '#contract/administration/administrators.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { ApiUnreachable, isUnknownLink } from '#web/app/client/answer.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { PasswordInput } from '#web/design/inputs/text-inputs.tsx';
import { MantineArea } from '#web/design/mantine/mantine-area.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/design/state.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useEndpointForm } from '#web/parts/forms/use-endpoint-form.ts';
import { useAdministratorsTexts } from '#web/locales/en/administrators.ts';
import styles from './administrators.module.css';
import { useDates } from '#web/parts/dates/use-dates.ts';

type Invitation = EndpointData<typeof showAdministratorInvitation>;
type State = { is: 'loading' | 'gone' | 'failed' } | { is: 'open'; invitation: Invitation };

type Props = { token: string; onAccepted: (session: SessionData) => void };

/** What the link in an invitation opens: the role that is offered, and the choice of a password. */
export function AdministratorInvitation(props: Props) {
  const [attempt, setAttempt] = useState(0);
  return <Loaded key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Loaded({ token, onAccepted, onRetry }: Props & { onRetry: () => void }) {
  const t = useAdministratorsTexts();
  const [state, setState] = useState<State>({ is: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const found = await loadInvitation(token);
      if (isCurrent) setState(found);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [token]);
  if (state.is === 'gone') {
    return <EmptyState level="h1" title={t('invitation.goneTitle')} text={t('invitation.goneText')} />;
  }
  if (state.is === 'failed') return <ErrorState onRetry={onRetry} />;
  return (
    <Card className={styles.step}>
      <h1>{t('invitation.title')}</h1>
      {state.is === 'open' ? (
        <Accept invitation={state.invitation} token={token} onAccepted={onAccepted} />
      ) : (
        <div aria-busy="true">
          <p className="visually-hidden">{t('invitation.loading')}</p>
          <Skeleton height="12rem" />
        </div>
      )}
    </Card>
  );
}

async function loadInvitation(token: string): Promise<State> {
  try {
    const answer = await callEndpoint(showAdministratorInvitation, { token });
    if (answer.result) return { is: 'open', invitation: answer.data };
    return { is: isUnknownLink(answer) ? 'gone' : 'failed' };
  } catch (error) {
    if (!(error instanceof ApiUnreachable)) throw error;
    return { is: 'failed' };
  }
}

function Accept({ invitation, token, onAccepted }: Props & { invitation: Invitation }) {
  const t = useAdministratorsTexts();
  const site = useSite();
  const { writeDate } = useDates();
  const { field, submit, isSubmitting } = useEndpointForm({
    endpoint: acceptAdministratorInvitation,
    defaultValues: { password: '', token },
    failureTitle: t('invitation.failed'),
    onSuccess: ({ data }) => onAccepted(data),
  });
  const role = t(`roles.${invitation.ai_role}`);
  return (
    <MantineArea>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>{t('invitation.lead', { name: invitation.ai_name, site: site.name, role })}</p>
        <p className={styles.soft}>{t(`rolesAbout.${invitation.ai_role}`)}</p>
        <PasswordInput {...field('password')} label={t('invitation.password')} autoComplete="new-password" />
        <Button type="submit" isWide isBusy={isSubmitting}>
          {t('invitation.submit')}
        </Button>
        <p className={styles.soft}>{t('invitation.until', { date: writeDate(invitation.ai_expires_at) })}</p>
      </form>
    </MantineArea>
  );
}
