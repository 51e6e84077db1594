import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { enterOwnSecondFactor, showOwnSecondFactor } from '#contract/accounts/second-factor.ts';
import { showSession } from '#contract/accounts/sessions.ts';
import { useMissingStep } from '#web/app/client/administrator.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useDates } from '#web/parts/dates/use-dates.ts';
import { useEndpointForm } from '#web/parts/forms/use-endpoint-form.ts';
import { useSecondFactorTexts } from '#web/locales/en/second-factor.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { CodeField } from './code-field.tsx';
import { EnterByPasskey } from './enter-by-passkey.tsx';
import styles from './second-factor.module.css';
import { SecondFactorSetup } from './second-factor-setup.tsx';

/** The screens of the administration once the sign-in is complete; before, the step that is missing. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const t = useSecondFactorTexts();
  const missing = useMissingStep();
  if (missing === 'second_factor_required') return <GiveSecondFactor lost={t('gate.lost')} />;
  if (missing === 'second_factor_not_set_up') return <MustSetUp />;
  // The calls of a screen would be refused before the missing step.
  if (missing === 'loading') return null;
  return (
    <>
      <DueNotice />
      {children}
    </>
  );
}

/** Asks for what the account has: a code of the application or for recovery, or a passkey. The session is then loaded again. */
export function GiveSecondFactor({ lost }: { lost: string }) {
  const t = useSecondFactorTexts();
  const query = useQuery(endpointQuery(showOwnSecondFactor, {}));
  const state = query.data?.data;
  return (
    <Card className={styles.step}>
      <h1>{t('gate.title')}</h1>
      <p className={styles.soft}>{t('gate.text')}</p>
      {state === undefined && hasFailed(query) && <LoadFailure query={query} title={t('gate.failed')} />}
      {state === undefined && !hasFailed(query) && <Skeleton height="var(--space-24)" />}
      {state !== undefined && state.sf_passkeys > 0 && (
        <>
          <EnterByPasskey />
          <p className={styles.or}>{t('gate.or')}</p>
        </>
      )}
      {state !== undefined && <CodeForm hasApp={state.sf_app_since !== null} />}
      <p className={styles.soft}>{lost}</p>
    </Card>
  );
}

function CodeForm({ hasApp }: { hasApp: boolean }) {
  const t = useSecondFactorTexts();
  const { form, field, submit, isSubmitting } = useEndpointForm({
    endpoint: enterOwnSecondFactor,
    defaultValues: { code: '' },
    failureTitle: t('code.wrong'),
    // The session is then loaded again, and the screen opens.
    onSuccess: () => undefined,
    onRefusal: ({ code, message }) => {
      if (code !== 'wrong_second_factor') return false;
      form.setError('code', { message }, { shouldFocus: true });
      return true;
    },
  });
  useEffect(() => {
    if (hasApp) form.setFocus('code');
  }, [form, hasApp]);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <CodeField {...field('code')} takes={hasApp ? 'both' : 'recovery'} />
      <Button type="submit" isWide isBusy={isSubmitting}>
        {t('gate.submit')}
      </Button>
    </form>
  );
}

function MustSetUp() {
  const t = useSecondFactorTexts();
  return (
    <Card className={styles.step}>
      <h1>{t('gate.setUpTitle')}</h1>
      <p className={styles.soft}>{t('gate.setUpText')}</p>
      <SecondFactorSetup />
    </Card>
  );
}

/** Says in the days of grace until when a second factor has to be set up. */
function DueNotice() {
  const t = useSecondFactorTexts();
  const { writeDate } = useDates();
  const dueAt = useQuery(endpointQuery(showSession, {})).data?.data.second_factor_due_at;
  if (dueAt === undefined || dueAt === null) return null;
  return (
    <p className={styles.due}>
      {t('gate.due', { date: writeDate(dueAt) })} <Link to="/admin-sign-in">{t('gate.dueLink')}</Link>
    </p>
  );
}
