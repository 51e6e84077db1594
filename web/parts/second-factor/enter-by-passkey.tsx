import { beginEnteringPasskey, enterPasskey } from '#contract/accounts/passkeys.ts';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useSecondFactorTexts } from '#web/locales/en/second-factor.ts';
import { PasskeyButton } from './passkey-button.tsx';

/** Gives the second factor of this session by a passkey, which is fresh proof, too. */
export function EnterByPasskey({ onDone }: { onDone?: () => void }) {
  const t = useSecondFactorTexts();
  const call = useCall(t('passkeys.failed'));
  const send: Parameters<typeof PasskeyButton>[0]['send'] = async (response) => {
    const answer = await call(enterPasskey, { response });
    if (answer?.result === true) onDone?.();
    return answer?.result === false ? answer.message : undefined;
  };
  return <PasskeyButton label={t('passkeys.use')} begin={beginEnteringPasskey} send={send} />;
}
