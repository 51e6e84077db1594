import { useState } from 'react';
import { addPasskey, beginPasskey, passkeyName } from '#contract/accounts/passkeys.ts';
import { ensureProof } from '#web/app/client/proof.ts';
import { Button } from '#web/design/button.tsx';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { readDevice } from '#web/parts/facts/device.rules.ts';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useErrorSentence } from '#web/parts/forms/use-error-sentence.ts';
import { useSecondFactorTexts } from '#web/locales/en/second-factor.ts';
import { makePasskey, type NoPasskey } from './ask-for-passkey.ts';
import { showRecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor.module.css';

/** The button that adds a passkey, with the dialog for its name. */
export function AddPasskey() {
  const t = useSecondFactorTexts();
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    // Asked for before the device asks for a fingerprint, so that this is not made for nothing.
    if (await ensureProof()) setOpen(true);
  };
  return (
    <>
      <p className={styles.soft}>{t('passkeys.shared')}</p>
      <Button look="outline" onClick={() => void open()}>
        {t('passkeys.add')}
      </Button>
      {isOpen && <NameDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function NameDialog({ onClose }: { onClose: () => void }) {
  const t = useSecondFactorTexts();
  const sentenceOf = useErrorSentence();
  const { isBusy, reason, add } = useAdding(onClose);
  const [name, setName] = useState(useDeviceName());
  const [error, setError] = useState<string>();
  const submit = () => {
    const checked = passkeyName.safeParse(name);
    setError(sentenceOf(checked.error?.issues[0]?.message));
    if (checked.success && !isBusy) void add(checked.data);
  };
  return (
    <DialogFrame title={t('passkeys.addTitle')} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextInput
          label={t('passkeys.name')}
          description={t('passkeys.nameHint')}
          value={name}
          error={error}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <p className={styles.soft}>{t('passkeys.addText')}</p>
        {reason !== undefined && (
          <p role="status" className={styles.notice}>
            {t(`passkeys.${reason}`)}
          </p>
        )}
        <Button type="submit" isWide isBusy={isBusy}>
          {t('passkeys.continue')}
        </Button>
      </form>
    </DialogFrame>
  );
}

/** What this device is called, such as "Chrome on Android". */
function useDeviceName(): string {
  const t = useSecondFactorTexts();
  const { browser, system } = readDevice(navigator.userAgent);
  if (browser === undefined || system === undefined) return t('passkeys.nameUnknown');
  return t('passkeys.nameOf', { browser, system });
}

function useAdding(onDone: () => void) {
  const t = useSecondFactorTexts();
  const call = useCall(t('passkeys.notAdded'));
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState<NoPasskey>();
  const fail = (text: string) => showOutcome({ tone: 'failure', title: t('passkeys.notAdded'), text });
  const run = async (name: string) => {
    const begun = await call(beginPasskey, {});
    if (begun === undefined) return;
    if (!begun.result) return fail(begun.message);
    const made = await makePasskey(begun.data.pk_options);
    if ('reason' in made) return setReason(made.reason);
    const answer = await call(addPasskey, { name, response: made.response });
    if (answer === undefined) return;
    if (!answer.result) return fail(answer.message);
    onDone();
    showToast(t('passkeys.addedToast'));
    if (answer.data.sf_recovery_codes !== null) showRecoveryCodes(answer.data.sf_recovery_codes);
  };
  const add = async (name: string) => {
    setReason(undefined);
    setBusy(true);
    await run(name);
    setBusy(false);
  };
  return { isBusy, reason, add };
}
