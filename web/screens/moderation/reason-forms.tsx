import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { longestReason } from '#contract/fields/fields.ts';
import { reviewReasonNames, reviewReasons } from '#contract/moderation/review.choices.ts';
import { Button } from '#web/design/button.tsx';
import { RadioGroup, RadioLine } from '#web/design/inputs/choice-inputs.tsx';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { useModerationTexts } from '#web/locales/en/moderation.ts';
import styles from './decision-bar.module.css';
import type { Decide } from './use-queue.ts';

type Props = { isBusy: boolean; onSend: Decide; onCancel: () => void };

const ownWords = 'own';

/** The reasons for a rejection, and own words. Digits choose, Enter sends, Escape cancels. */
export function RejectForm({ subject, isBusy, onSend, onCancel }: Props & { subject: 'profile' | 'photo' }) {
  const t = useModerationTexts();
  const [chosen, setChosen] = useState('');
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const choices = [
    ...reviewReasonNames
      .filter((name) => reviewReasons[name].some((fits) => fits === subject))
      .map((name) => ({ value: name, label: t(`reasons.${name}`) })),
    { value: ownWords, label: t('ownWords') },
  ];
  const reason = chosen === ownWords ? words.trim() : chosen;
  const choose = (value: string) => {
    setChosen(value);
    // Own words are written at once.
    if (value === ownWords) requestAnimationFrame(() => field.current?.focus());
  };
  const pressDigit = (event: KeyboardEvent) => {
    const choice = /^[1-9]$/.test(event.key) ? choices[Number(event.key) - 1] : undefined;
    if (choice === undefined || event.target === field.current) return;
    event.preventDefault();
    choose(choice.value);
  };
  return (
    <ReasonForm
      title={t('rejectTitle')}
      isBusy={isBusy}
      send={t('sendRejection')}
      error={isTried && reason === '' ? t('reasonMissing') : undefined}
      onCancel={onCancel}
      onKey={pressDigit}
      onSend={() => {
        setTried(true);
        if (reason !== '') onSend('reject', reason);
      }}
    >
      <p className={styles.byKeys}>{t('rejectKeys')}</p>
      <RadioGroup label={t('rejectLead')} value={chosen} onChange={choose}>
        <div className={styles.reasons}>
          {choices.map(({ value, label }, index) => (
            <RadioLine key={value} value={value} label={`${index + 1}  ${label}`} />
          ))}
        </div>
      </RadioGroup>
      {chosen === ownWords && (
        <TextInput
          ref={field}
          label={t('ownWordsLabel')}
          maxLength={longestReason}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
    </ReasonForm>
  );
}

/** The note of a held item. */
export function HoldForm({ isBusy, onSend, onCancel }: Props) {
  const t = useModerationTexts();
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  return (
    <ReasonForm
      title={t('holdTitle')}
      isBusy={isBusy}
      send={t('sendHold')}
      error={isTried && note.trim() === '' ? t('noteMissing') : undefined}
      onCancel={onCancel}
      onSend={() => {
        setTried(true);
        if (note.trim() !== '') onSend('hold', note.trim());
      }}
    >
      <TextInput
        label={t('holdLabel')}
        maxLength={longestReason}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </ReasonForm>
  );
}

type FormProps = {
  title: string;
  send: string;
  error: string | undefined;
  isBusy: boolean;
  onSend: () => void;
  onCancel: () => void;
  onKey?: (event: KeyboardEvent) => void;
  children: ReactNode;
};

/** A form below the item. Its first input has the focus; Escape closes it. */
function ReasonForm({ title, send, error, isBusy, onSend, onCancel, onKey, children }: FormProps) {
  const t = useModerationTexts();
  const form = useRef<HTMLFormElement>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onCancel();
    } else {
      onKey?.(event);
    }
  });
  useEffect(() => {
    const { current } = form;
    const listen = (event: KeyboardEvent) => press(event);
    current?.querySelector('input')?.focus();
    current?.addEventListener('keydown', listen);
    return () => current?.removeEventListener('keydown', listen);
  }, []);
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSend();
      }}
    >
      <p className={styles.title}>{title}</p>
      {children}
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {send}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
