import { useState, type ReactNode } from 'react';
import { Button } from '#web/design/button.tsx';
import { TextArea } from '#web/design/inputs/text-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import styles from './members.module.css';
import { useMembersTexts } from '#web/locales/en/admin/members.ts';

type Props = {
  title: string;
  text?: string;
  button: string;
  isDanger?: boolean;
  isOptional?: boolean;
  /** Whether the member reads the reason in a mail. */
  isMailed?: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** What is shown above the reason. */
  children?: ReactNode;
  /** Checks what is asked for above the reason, and shows there what is wrong; false keeps the dialog open. */
  check?: () => boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

const longest = 500;

/** Asks for the reason of an action, and does it. */
export function ReasonDialog({ title, text, button, onConfirm, onClose, children, check, ...props }: Props) {
  const { isDanger = false, isOptional = false, isBusy = false, isDisabled = false } = props;
  const t = useMembersTexts();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const confirm = () => {
    const written = reason.trim();
    const isRight = check === undefined || check();
    setMissing(written === '' && !isOptional);
    if (isRight && (written !== '' || isOptional)) onConfirm(written);
  };
  return (
    <DialogFrame title={title} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && !isDisabled) confirm();
        }}
      >
        {text !== undefined && <p>{text}</p>}
        {children}
        <TextArea
          label={t(isOptional ? 'reason.optional' : 'reason.label')}
          description={useHint(props)}
          value={reason}
          maxLength={longest}
          error={isMissing ? t('reason.required') : undefined}
          onChange={({ target }) => setReason(target.value)}
          data-autofocus
        />
        <div className={styles.formActions}>
          <Button type="submit" look={isDanger ? 'danger' : 'filled'} isBusy={isBusy} disabled={isDisabled}>
            {button}
          </Button>
          <Button look="outline" onClick={onClose}>
            {t('reason.cancel')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}

/** Who reads the reason. */
function useHint({ isMailed = false }: Pick<Props, 'isMailed'>): string {
  const t = useMembersTexts();
  return t(isMailed ? 'reason.mailed' : 'reason.hint');
}
