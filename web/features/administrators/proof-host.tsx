import { useEffect, useState } from 'react';
import { proveAdministrator } from '#contract/administration/second-factor.ts';
import { isProofFresh } from '#web/api/fresh-proof.ts';
import { setProving } from '#web/api/proof.ts';
import { useSession } from '#web/api/session.ts';
import { Button } from '#web/design/button.tsx';
import { PasswordInput } from '#web/design/inputs/text-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { useEndpointForm } from '#web/forms/use-endpoint-form.ts';
import { useAdministratorsTexts } from '#web/i18n/use-administrators-texts.ts';
import styles from './administrators.module.css';
import { CodeField } from './code-field.tsx';

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
  const t = useAdministratorsTexts();
  const email = useSession()?.email ?? '';
  const [isByCode, setByCode] = useState(false);
  const { form, field, submit, isSubmitting } = useEndpointForm({
    endpoint: proveAdministrator,
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
          <CodeField key="code" {...field('code')} />
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
        <Button look="quiet" size="small" onClick={swap}>
          {t(isByCode ? 'prove.byPassword' : 'prove.byCode')}
        </Button>
      </form>
    </DialogFrame>
  );
}
