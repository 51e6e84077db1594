import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { prove, showOwnSecondFactor } from '#contract/accounts/second-factor.ts';
import { isProofFresh } from '#web/app/client/fresh-proof.ts';
import { setProving } from '#web/app/client/proof.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { useSession } from '#web/app/client/session.ts';
import { Button } from '#web/design/button.tsx';
import { PasswordInput } from '#web/design/inputs/text-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { useEndpointForm } from '#web/parts/forms/use-endpoint-form.ts';
import { useSecondFactorTexts } from '#web/locales/en/second-factor.ts';
import styles from './second-factor.module.css';
import { CodeField } from './code-field.tsx';
import { EnterByPasskey } from './enter-by-passkey.tsx';

type Asked = { answer: (isProved: boolean) => void };

/** Asks for the password or a code before a dangerous call is sent, when the last one was given too long ago. */
export function ProofHost() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    const askAgain = askOnce(() => new Promise((answer) => setAsked({ answer })));
    setProving({ ensure: async () => (await isProofFresh()) || askAgain(), askAgain });
    return () => setProving(undefined);
  }, []);
  if (asked === undefined) return null;
  const answer = (isProved: boolean) => {
    setAsked(undefined);
    asked.answer(isProved);
  };
  return <ProofDialog onAnswer={answer} />;
}

/** Calls that wait for proof at the same time share one question. */
function askOnce(ask: () => Promise<boolean>): () => Promise<boolean> {
  let open: Promise<boolean> | undefined;
  return () => {
    open ??= ask().finally(() => {
      open = undefined;
    });
    return open;
  };
}

function ProofDialog({ onAnswer }: { onAnswer: (isProved: boolean) => void }) {
  const t = useSecondFactorTexts();
  const email = useSession()?.email ?? '';
  const [isByCode, setByCode] = useState(false);
  const factor = useQuery(endpointQuery(showOwnSecondFactor, {})).data?.data;
  const { form, field, submit, isSubmitting } = useEndpointForm({
    endpoint: prove,
    // A field that is left out is not checked.
    defaultValues: isByCode ? { code: '' } : { password: '' },
    failureTitle: t('prove.failed'),
    onSuccess: () => onAnswer(true),
    onRefusal: ({ code, message }) => {
      if (code !== 'not_proved' && code !== 'wrong_second_factor') return false;
      form.setError(isByCode ? 'code' : 'password', { message }, { shouldFocus: true });
      return true;
    },
  });
  const swap = () => {
    form.reset(isByCode ? { password: '' } : { code: '' });
    setByCode(!isByCode);
  };
  return (
    <DialogFrame title={t('prove.title')} onClose={() => onAnswer(false)}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.soft}>{t('prove.text')}</p>
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        {isByCode ? (
          <CodeField
            key="code"
            {...field('code')}
            takes={factor?.sf_app_since === null ? 'recovery' : 'both'}
          />
        ) : (
          <PasswordInput
            key="password"
            {...field('password')}
            label={t('prove.password')}
            autoComplete="current-password"
            data-autofocus
          />
        )}
        <Button type="submit" isWide isBusy={isSubmitting}>
          {t('prove.submit')}
        </Button>
        {factor !== undefined && (
          <OtherWays {...{ factor, isByCode }} onSwap={swap} onDone={() => onAnswer(true)} />
        )}
      </form>
    </DialogFrame>
  );
}

type OtherWaysProps = {
  factor: EndpointData<typeof showOwnSecondFactor>;
  isByCode: boolean;
  onSwap: () => void;
  onDone: () => void;
};

/** The code in the place of the password, or the password again; and a passkey. */
function OtherWays({ factor, isByCode, onSwap, onDone }: OtherWaysProps) {
  const t = useSecondFactorTexts();
  return (
    <>
      {factor.sf_is_on && (
        <Button look="quiet" size="small" onClick={onSwap}>
          {t(isByCode ? 'prove.byPassword' : 'prove.byCode')}
        </Button>
      )}
      {factor.sf_passkeys > 0 && <EnterByPasskey onDone={onDone} />}
    </>
  );
}
