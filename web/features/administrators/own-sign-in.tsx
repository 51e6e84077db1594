import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { renewRecoveryCodes, showSecondFactor } from '#contract/administration/second-factor.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { useAdministratorRole } from '#web/api/administrator.ts';
import { endpointQuery } from '#web/api/queries.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { openAreaDialog } from '#web/dialogs/area-dialogs.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { useAdministratorsTexts } from '#web/i18n/use-administrators-texts.ts';
import { LoadFailure } from '#web/lists/load-failure.tsx';
import { hasFailed } from '#web/api/failures.ts';
import styles from './administrators.module.css';
import { showRecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { useDates } from './use-dates.ts';

type Props = {
  /** The list of sessions, which is a part of the settings. */
  sessions: ReactNode;
};

/** How the administrator signs in: second factor, password, sessions. */
export function OwnSignIn({ sessions }: Props) {
  const t = useAdministratorsTexts();
  const role = useAdministratorRole();
  return (
    <div className={styles.screen}>
      <header>
        <h1>{t('own.title')}</h1>
        <p className={styles.soft}>{t('own.lead')}</p>
        {role !== undefined && (
          <p>
            <strong>{t('own.role', { role: t(`roles.${role}`) })}</strong> {t(`rolesAbout.${role}`)}
          </p>
        )}
      </header>
      <Card className={styles.section}>
        <h2>{t('own.secondFactor')}</h2>
        <OwnSecondFactor />
      </Card>
      <Card className={styles.section}>
        <h2>{t('own.password')}</h2>
        <p className={styles.soft}>{t('own.passwordText')}</p>
        <Button look="outline" onClick={() => openAreaDialog('change-password')}>
          {t('own.changePassword')}
        </Button>
      </Card>
      <section className={styles.section} aria-labelledby="own-sessions">
        <h2 id="own-sessions">{t('own.sessions')}</h2>
        {sessions}
      </section>
    </div>
  );
}

function OwnSecondFactor() {
  const t = useAdministratorsTexts();
  const query = useQuery(endpointQuery(showSecondFactor, {}));
  if (query.data !== undefined) return <Loaded state={query.data.data} />;
  if (hasFailed(query)) return <LoadFailure query={query} title={t('own.failed')} />;
  return <Skeleton height="var(--space-16)" />;
}

function Loaded({ state }: { state: EndpointData<typeof showSecondFactor> }) {
  const t = useAdministratorsTexts();
  const { writeDate } = useDates();
  const { isBusy, askToRenew } = useRenewing();
  if (state.sf_since === null) {
    return (
      <>
        <p>{t('own.off')}</p>
        {state.sf_due_at !== null && <p>{t('own.dueAt', { date: writeDate(state.sf_due_at) })}</p>}
        <SecondFactorSetup />
      </>
    );
  }
  return (
    <>
      <p>
        {t('own.on', { date: writeDate(state.sf_since) })}{' '}
        {t('own.codesLeft', { count: state.sf_codes_left })}
      </p>
      <div className={styles.actions}>
        <SecondFactorSetup isReplacing />
        <Button look="quiet" isBusy={isBusy} onClick={askToRenew}>
          {t('own.renew')}
        </Button>
      </div>
    </>
  );
}

function useRenewing() {
  const t = useAdministratorsTexts();
  const call = useCall();
  const [isBusy, setBusy] = useState(false);
  const renew = async () => {
    setBusy(true);
    const answer = await call(renewRecoveryCodes, {});
    setBusy(false);
    if (answer?.result === true) showRecoveryCodes(answer.data.sf_recovery_codes);
  };
  const askToRenew = () =>
    showOutcome({
      tone: 'question',
      title: t('own.renewTitle'),
      text: t('own.renewText'),
      confirm: { label: t('own.renewConfirm'), run: () => void renew() },
    });
  return { isBusy, askToRenew };
}
