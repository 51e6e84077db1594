import { useId, useRef, useState, type ClipboardEvent, type InputEvent, type KeyboardEvent } from 'react';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { digitsIn } from '#contract/fields/fold-digit.ts';
import { Button } from '#web/design/button.tsx';
import { RichText } from '#web/locales/rich-text.tsx';
import { useAccountsTexts } from '#web/locales/en/accounts.ts';
import styles from './code-parts.module.css';
import { type CodeLength, digitAt, enterDigits, eraseDigit } from './codes.rules.ts';
import { Countdown, useCountdown } from './countdown.tsx';

type DestinationProps = {
  address: string;
  length: CodeLength;
  /** Whether it is certain that a code was sent. Else nothing says whether the address is registered. */
  isKnown?: boolean;
  onChangeAddress?: () => void;
};

/** The address to which the code was sent, and a button to correct it. */
export function CodeDestination({ address, length, isKnown = false, onChangeAddress }: DestinationProps) {
  const t = useAccountsTexts();
  return (
    <div className={styles.destination}>
      <p>
        <RichText
          t={t}
          name={isKnown ? 'code.sentTo' : 'code.sentIfKnown'}
          values={{ address, length }}
          parts={{ address: <strong className={styles.address} /> }}
        />
      </p>
      <p className={styles.hint}>{t(isKnown ? 'code.spam' : 'code.nothingCame')}</p>
      {onChangeAddress !== undefined && (
        <Button look="quiet" size="small" className={styles.change} onClick={onChangeAddress}>
          {t('code.changeAddress')}
        </Button>
      )}
    </div>
  );
}

type BoxesProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPathByValue<Values, string | undefined>;
  length: CodeLength;
  error: string | undefined;
  isFocusedFirst?: boolean;
};

type Change = { code: string; next: number };

/** Four or six boxes for a one-time code. The first also takes a whole code, which phones fill in from a message. */
export function CodeBoxes<Values extends FieldValues>({
  control,
  name,
  length,
  error,
  isFocusedFirst,
}: BoxesProps<Values>) {
  const t = useAccountsTexts();
  const id = useId();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const { ref, value, onChange, onBlur } = useController({ control, name }).field;
  const code: string = value ?? '';
  const indexes = Array.from({ length }, (_, index) => index);

  const show = ({ code: changed, next }: Change) => {
    onChange(changed);
    boxes.current[next]?.focus();
    boxes.current[next]?.select();
  };
  const typeInto = (index: number, text: string) => {
    if (text === '') return show({ ...eraseDigit(code, index), next: index });
    // The new digit is before or behind the one that is there already.
    const added = text.length === 2 ? text.replace(digitAt(code, index), '') : text;
    show(enterDigits(code, { index, text: added, length }));
  };
  const enterSameDigit = (event: InputEvent, index: number) => {
    // Typing the digit that is there already causes no change event; the focus moves on all the same.
    if (event.data === '' || event.data !== digitAt(code, index)) return;
    event.preventDefault();
    show(enterDigits(code, { index, text: event.data, length }));
  };
  const paste = (event: ClipboardEvent, index: number) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text');
    const isWhole = digitsIn(text).length === length;
    show(enterDigits(code, { index: isWhole ? 0 : index, text, length }));
  };
  const press = (event: KeyboardEvent, index: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = boxes.current[index + (step ?? 0)];
    if (event.key === 'Backspace') show(eraseDigit(code, index));
    if (step !== undefined) next?.select();
    if (step !== undefined) next?.focus();
    if (event.key === 'Backspace' || step !== undefined) event.preventDefault();
  };

  return (
    <fieldset className={styles.boxes} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={styles.legend}>{t('code.label', { length })}</legend>
      <div className={styles.row} data-length={length} dir="ltr">
        {indexes.map((index) => (
          <input
            key={index}
            ref={(box) => {
              boxes.current[index] = box;
              if (index === 0) ref(box);
            }}
            className={styles.box}
            value={digitAt(code, index)}
            onBeforeInput={(event) => enterSameDigit(event, index)}
            onChange={({ target }) => typeInto(index, target.value)}
            onPaste={(event) => paste(event, index)}
            onKeyDown={(event) => press(event, index)}
            onFocus={({ target }) => target.select()}
            onBlur={onBlur}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={t('code.digit', { number: index + 1, length })}
            aria-invalid={error !== undefined}
            data-autofocus={isFocusedFirst && index === 0 ? true : undefined}
          />
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

type ResendProps = {
  /** In milliseconds. */
  resendAt: number;
  onResend: () => Promise<void>;
};

/** Counts down until another code can be requested, and then shows the button for it in the same place. */
export function ResendCode({ resendAt, onResend }: ResendProps) {
  const t = useAccountsTexts();
  const seconds = useCountdown(resendAt);
  const [isBusy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    await onResend();
    setBusy(false);
  };
  return (
    <div className={styles.resend}>
      {seconds > 0 ? (
        <p>
          <RichText t={t} name="code.resendIn" parts={{ time: <Countdown seconds={seconds} /> }} />
        </p>
      ) : (
        <Button look="quiet" isBusy={isBusy} onClick={() => void resend()}>
          {t('code.resend')}
        </Button>
      )}
    </div>
  );
}
