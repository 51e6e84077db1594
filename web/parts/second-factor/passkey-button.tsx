import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import type { beginEnteringPasskey, beginPasskeySignIn } from '#contract/accounts/passkeys.ts';
import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useSecondFactorTexts } from '#web/locales/en/second-factor.ts';
import { askForPasskey, hasPasskeys, type NoPasskey } from './ask-for-passkey.ts';
import styles from './second-factor.module.css';

type UsedPasskey = Extract<Awaited<ReturnType<typeof askForPasskey>>, { response: unknown }>['response'];

type Props = {
  label: string;
  /** The call that begins it. */
  begin: typeof beginEnteringPasskey | typeof beginPasskeySignIn;
  /** Sends what the passkey signed; returns the sentence of a refusal. */
  send: (response: UsedPasskey) => Promise<string | undefined>;
};

/** A button that asks for a passkey; nothing in a browser without passkeys. */
export function PasskeyButton({ label, begin, send }: Props) {
  const t = useSecondFactorTexts();
  const call = useCall(t('passkeys.failed'));
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState<NoPasskey>();
  if (!hasPasskeys()) return null;
  const fail = (text: string) => showOutcome({ tone: 'failure', title: t('passkeys.failed'), text });
  const sign = async () => {
    const begun = await call(begin, {});
    if (begun === undefined) return;
    if (!begun.result) return fail(begun.message);
    const asked = await askForPasskey(begun.data.pk_options);
    if ('reason' in asked) return setReason(asked.reason);
    const refusal = await send(asked.response);
    if (refusal !== undefined) fail(refusal);
  };
  const press = async () => {
    setReason(undefined);
    setBusy(true);
    await sign();
    setBusy(false);
  };
  return (
    <>
      <Button
        look="outline"
        isWide
        isBusy={isBusy}
        icon={<IconFingerprint size="1.25rem" aria-hidden="true" />}
        onClick={() => void press()}
      >
        {label}
      </Button>
      {reason !== undefined && (
        <p role="status" className={styles.notice}>
          {t(`passkeys.${reason}`)}
        </p>
      )}
    </>
  );
}
