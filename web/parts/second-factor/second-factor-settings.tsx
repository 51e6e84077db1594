import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  removeAuthenticator,
  renewOwnRecoveryCodes,
  showOwnSecondFactor,
} from '#contract/accounts/second-factor.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useDates } from '#web/parts/dates/use-dates.ts';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useSecondFactorTexts } from '#web/locales/en/second-factor.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { showRecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import styles from './second-factor.module.css';

/** The own second factor: application, passkeys and recovery codes. */
export function SecondFactorSettings() {
  const t = useSecondFactorTexts();
  const query = useQuery(endpointQuery(showOwnSecondFactor, {}));
  if (query.data !== undefined) return <Loaded state={query.data.data} />;
  if (hasFailed(query)) return <LoadFailure query={query} title={t('own.failed')} />;
  return <Skeleton height="var(--space-24)" />;
}

function Loaded({ state }: { state: EndpointData<typeof showOwnSecondFactor> }) {
  const t = useSecondFactorTexts();
  const { writeDate } = useDates();
  const { sf_since: since, sf_due_at: dueAt, sf_app_since: appSince } = state;
  return (
    <>
      <p>{since === null ? t('own.off') : t('own.on', { date: writeDate(since) })}</p>
      {dueAt !== null && <p>{t('own.dueAt', { date: writeDate(dueAt) })}</p>}
      <Card className={styles.part}>
        <h3>{t('own.app')}</h3>
        <p className={styles.soft}>
          {appSince === null ? t('own.appOff') : t('own.appOn', { date: writeDate(appSince) })}
        </p>
        <div className={styles.actions}>
          <SecondFactorSetup isReplacing={appSince !== null} />
          {appSince !== null && <RemoveApp />}
        </div>
      </Card>
      <Card className={styles.part}>
        <h3>{t('passkeys.title')}</h3>
        <p className={styles.soft}>{t('passkeys.lead')}</p>
        <PasskeyList />
      </Card>
      {since !== null && <Recovery left={state.sf_codes_left} />}
    </>
  );
}

function RemoveApp() {
  const t = useSecondFactorTexts();
  const call = useCall(t('own.notRemoved'));
  const remove = async () => {
    const answer = await call(removeAuthenticator, {});
    if (answer?.result === true) showToast(t('own.removed'));
    else if (answer !== undefined) {
      showOutcome({ tone: 'failure', title: t('own.notRemoved'), text: answer.message });
    }
  };
  const ask = () =>
    showOutcome({
      tone: 'question',
      title: t('own.removeAppTitle'),
      text: t('own.removeAppText'),
      confirm: { label: t('own.removeConfirm'), run: () => void remove() },
    });
  return (
    <Button look="quiet" aria-label={t('own.removeAppLabel')} onClick={ask}>
      {t('own.removeApp')}
    </Button>
  );
}

function Recovery({ left }: { left: number }) {
  const t = useSecondFactorTexts();
  const { isBusy, askToRenew } = useRenewing();
  return (
    <Card className={styles.part}>
      <h3>{t('own.recovery')}</h3>
      <p className={styles.soft}>{t('own.codesLeft', { count: left })}</p>
      <Button look="outline" isBusy={isBusy} onClick={askToRenew}>
        {t('own.renew')}
      </Button>
    </Card>
  );
}

function useRenewing() {
  const t = useSecondFactorTexts();
  const call = useCall();
  const [isBusy, setBusy] = useState(false);
  const renew = async () => {
    setBusy(true);
    const answer = await call(renewOwnRecoveryCodes, {});
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
