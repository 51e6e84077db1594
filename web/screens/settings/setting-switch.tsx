import { useId } from 'react';
import { SwitchLine } from '#web/design/inputs/choice-inputs.tsx';
import parts from './section-parts.module.css';

type Props = {
  label: string;
  hint: string;
  isOn: boolean;
  /** Why it cannot be switched now. */
  reason?: string | undefined;
  isBusy?: boolean;
  onSwitch: (isOn: boolean) => void;
};

/** A setting that is on or off, with a hint. A press on its text switches it too. */
export function SettingSwitch({ label, hint, isOn, reason, isBusy = false, onSwitch }: Props) {
  const id = useId();
  return (
    <div aria-busy={isBusy}>
      <SwitchLine
        label={label}
        description={<span id={`${id}-hint`}>{hint}</span>}
        checked={isOn}
        aria-disabled={reason !== undefined || isBusy}
        aria-describedby={reason === undefined ? `${id}-hint` : `${id}-hint ${id}-reason`}
        id={id}
        onChange={({ currentTarget }) => {
          if (reason === undefined && !isBusy) onSwitch(currentTarget.checked);
        }}
      />
      {reason !== undefined && (
        <p id={`${id}-reason`} className={parts.reason}>
          {reason}
        </p>
      )}
    </div>
  );
}
