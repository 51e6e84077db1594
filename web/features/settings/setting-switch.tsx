import { Switch } from '@mantine/core';
import { useId } from 'react';
import styles from './setting-switch.module.css';

type Props = {
  label: string;
  /** What it means, in a sentence or two. */
  hint: string;
  isOn: boolean;
  /** Why it cannot be switched at present. */
  reason?: string | undefined;
  onSwitch: (isOn: boolean) => void;
};

/** A setting that is on or off, and what that means. A press anywhere on its words switches it, too. */
export function SettingSwitch({ label, hint, isOn, reason, onSwitch }: Props) {
  const id = useId();
  return (
    <div>
      <Switch
        size="md"
        labelPosition="left"
        label={label}
        description={<span id={`${id}-hint`}>{hint}</span>}
        checked={isOn}
        aria-disabled={reason !== undefined}
        aria-describedby={reason === undefined ? `${id}-hint` : `${id}-hint ${id}-reason`}
        id={id}
        onChange={({ currentTarget }) => {
          if (reason === undefined) onSwitch(currentTarget.checked);
        }}
        classNames={{
          body: styles.body ?? '',
          labelWrapper: styles.words ?? '',
          label: styles.label ?? '',
          description: styles.hint ?? '',
          track: styles.track ?? '',
        }}
      />
      {reason !== undefined && (
        <p id={`${id}-reason`} className={styles.reason}>
          {reason}
        </p>
      )}
    </div>
  );
}
