import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { longestReason } from '#contract/fields/fields.ts';
import { Button } from '#web/design/button.tsx';
import { TextArea } from '#web/design/inputs/text-inputs.tsx';
import { usePaymentsTexts } from '#web/locales/en/admin/payments.ts';
import styles from './decisions.module.css';

type Props = {
  title: string;
  text: string;
  send: string;
  /** Common reasons, which can be taken over and changed. */
  reasons: readonly string[];
  isBusy: boolean;
  onSend: (reason: string) => void;
  onCancel: () => void;
};

/** Asks for the reason of a decision. Escape cancels. */
export function ReasonForm({ title, text, send, reasons, isBusy, onSend, onCancel }: Props) {
  const t = usePaymentsTexts();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onCancel();
  });
  useEffect(() => {
    const { current } = form;
    const listen = (event: KeyboardEvent) => leave(event);
    field.current?.focus();
    current?.addEventListener('keydown', listen);
    return () => current?.removeEventListener('keydown', listen);
  }, []);
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (reason.trim() === '') field.current?.focus();
        else if (!isBusy) onSend(reason.trim());
      }}
    >
      <p>{text}</p>
      <ReasonInput
        ref={field}
        value={reason}
        onChange={setReason}
        reasons={reasons}
        error={isTried && reason.trim() === '' ? t('reasonMissing') : undefined}
      />
      <div className={styles.buttons}>
        <Button type="submit" look="danger" isBusy={isBusy}>
          {send}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

type InputProps = {
  ref?: React.Ref<HTMLTextAreaElement>;
  value: string;
  onChange: (reason: string) => void;
  reasons: readonly string[];
  error: string | undefined;
};

/** The reason, with common ones above it. */
export function ReasonInput({ ref, value, onChange, reasons, error }: InputProps) {
  const t = usePaymentsTexts();
  return (
    <>
      <div role="group" aria-label={t('commonReasons')} className={styles.reasons}>
        {reasons.map((reason) => (
          <button key={reason} type="button" className={styles.reason} onClick={() => onChange(reason)}>
            {reason}
          </button>
        ))}
      </div>
      <TextArea
        ref={ref}
        label={t('reasonLabel')}
        value={value}
        maxLength={longestReason}
        rows={3}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
