import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { showSession } from '#contract/accounts/sessions.ts';
import { enterSecondFactor } from '#contract/administration/second-factor.ts';
import { useMissingStep } from '#web/api/administrator.ts';
import { endpointQuery } from '#web/api/queries.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { useEndpointForm } from '#web/forms/use-endpoint-form.ts';
import { useAdministratorsTexts } from '#web/i18n/use-administrators-texts.ts';
import styles from './administrators.module.css';
import { CodeField } from './code-field.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { useDates } from './use-dates.ts';

/** The screens of the administration once the sign-in is complete; before, the step that is missing. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const missing = useMissingStep();
  if (missing === 'second_factor_required') return <GiveSecondFactor />;
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

function GiveSecondFactor() {
  const t = useAdministratorsTexts();
  const { form, field, submit, isSubmitting } = useEndpointForm({
    endpoint: enterSecondFactor,
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
  useEffect(() => form.setFocus('code'), [form]);
  return (
    <Card className={styles.step}>
      <h1>{t('gate.title')}</h1>
      <p className={styles.soft}>{t('gate.text')}</p>
      <form className={styles.form} noValidate onSubmit={submit}>
        <CodeField {...field('code')} takesRecoveryCode />
        <Button type="submit" isWide isBusy={isSubmitting}>
          {t('gate.submit')}
        </Button>
      </form>
      <p className={styles.soft}>{t('gate.lost')}</p>
    </Card>
  );
}

function MustSetUp() {
  const t = useAdministratorsTexts();
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
  const t = useAdministratorsTexts();
  const { writeDate } = useDates();
  const dueAt = useQuery(endpointQuery(showSession, {})).data?.data.second_factor_due_at;
  if (dueAt === undefined || dueAt === null) return null;
  return (
    <p className={styles.due}>
      {t('gate.due', { date: writeDate(dueAt) })} <Link to="/admin-sign-in">{t('gate.dueLink')}</Link>
    </p>
  );
}
