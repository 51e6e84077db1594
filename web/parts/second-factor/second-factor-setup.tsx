import { useState } from 'react';
import { beginAuthenticator, confirmAuthenticator } from '#contract/accounts/second-factor.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { ensureProof } from '#web/app/client/proof.ts';
import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useEndpointForm } from '#web/parts/forms/use-endpoint-form.ts';
import { useSecondFactorTexts } from '#web/locales/en/second-factor.ts';
import styles from './second-factor.module.css';
import { CodeField } from './code-field.tsx';
import { showRecoveryCodes } from './recovery-codes.tsx';

type NewKey = EndpointData<typeof beginAuthenticator>;

/** Sets up the authenticator application, or replaces it: a picture to scan, then a first code. */
export function SecondFactorSetup({ isReplacing = false }: { isReplacing?: boolean }) {
  const t = useSecondFactorTexts();
  const call = useCall(t('setUp.failed'));
  const [newKey, setNewKey] = useState<NewKey>();
  const [isBusy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    const answer = (await ensureProof()) ? await call(beginAuthenticator, {}) : undefined;
    setBusy(false);
    if (answer?.result === true) setNewKey(answer.data);
    else if (answer !== undefined) {
      showOutcome({ tone: 'failure', title: t('setUp.failed'), text: answer.message });
    }
  };
  if (newKey !== undefined) return <Confirm newKey={newKey} onClose={() => setNewKey(undefined)} />;
  return (
    <Button look={isReplacing ? 'outline' : 'filled'} isBusy={isBusy} onClick={() => void begin()}>
      {t(isReplacing ? 'setUp.replace' : 'setUp.start')}
    </Button>
  );
}

function Confirm({ newKey, onClose }: { newKey: NewKey; onClose: () => void }) {
  const t = useSecondFactorTexts();
  const { form, field, submit, isSubmitting } = useEndpointForm({
    endpoint: confirmAuthenticator,
    defaultValues: { code: '', ticket: newKey.sf_ticket },
    failureTitle: t('setUp.failed'),
    onSuccess: ({ data }) => {
      onClose();
      showRecoveryCodes(data.sf_recovery_codes);
    },
    onRefusal: ({ code, message }) => {
      if (code !== 'wrong_second_factor') return false;
      form.setError('code', { message }, { shouldFocus: true });
      return true;
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <h3>{t('setUp.scanTitle')}</h3>
      <p>{t('setUp.scanText')}</p>
      <img
        className={styles.picture}
        alt={t('setUp.picture')}
        src={`data:image/svg+xml,${encodeURIComponent(newKey.sf_qr)}`}
      />
      <p>
        {t('setUp.key')} <code className={styles.key}>{groupKey(newKey.sf_key)}</code>
      </p>
      <h3>{t('setUp.confirmTitle')}</h3>
      <CodeField {...field('code')} />
      <div className={styles.actions}>
        <Button type="submit" isBusy={isSubmitting}>
          {t('setUp.submit')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('setUp.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** In groups of four, which are easier to type. */
function groupKey(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? key;
}
