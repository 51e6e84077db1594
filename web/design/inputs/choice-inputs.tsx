import { Checkbox as MantineCheckbox, Radio as MantineRadio, Switch as MantineSwitch } from '@mantine/core';
import type { ReactNode } from 'react';
import type { InputWords, NativeProps } from './input-props.ts';
import styles from './choice-inputs.module.css';

type Box = NativeProps<'input'>;

/** A yes or no. */
export function Checkbox(props: Box) {
  return <MantineCheckbox {...props} />;
}

type GroupProps<Value> = InputWords & {
  id?: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  children: ReactNode;
};

/** Any number of values, all of them in sight: `CheckboxLine` for each. */
export function CheckboxGroup(props: GroupProps<string[]>) {
  return <MantineCheckbox.Group {...props} size="md" />;
}

const line = { body: styles.line ?? '', label: styles.lineLabel ?? '' };

export function CheckboxLine(props: Box) {
  return <MantineCheckbox {...props} classNames={line} />;
}

type RadioGroupProps = GroupProps<string> & {
  /** A `field` is named as other inputs are; a `section` has its label as heading. */
  look?: 'plain' | 'field' | 'section';
};

/** One of a few values, all of them in sight: `RadioLine`, `RadioCard` or `Radio` for each. */
export function RadioGroup({ look = 'plain', ...props }: RadioGroupProps) {
  const section = { label: styles.heading ?? '', description: styles.hint ?? '' };
  return (
    <MantineRadio.Group
      {...props}
      {...(look === 'field' && { size: 'md' })}
      {...(look === 'section' && { classNames: section })}
    />
  );
}

export function Radio(props: Box) {
  return <MantineRadio {...props} />;
}

export function RadioLine(props: Box) {
  return <MantineRadio {...props} classNames={line} />;
}

/** A choice with a hint, in a frame that shows whether it is chosen. */
export function RadioCard(props: Box) {
  return (
    <MantineRadio
      {...props}
      classNames={{
        root: styles.card ?? '',
        body: styles.cardBody ?? '',
        labelWrapper: styles.words ?? '',
        label: styles.cardLabel ?? '',
        description: styles.hint ?? '',
      }}
    />
  );
}

type SwitchProps = Box & {
  /** A small one for tables: green when it is on. */
  isSmall?: boolean;
  /** In the middle of a cell, without words. */
  isCentred?: boolean;
};

/** On or off, at once. */
export function Switch({ isSmall = false, isCentred = false, ...props }: SwitchProps) {
  if (isSmall) return <MantineSwitch {...props} color="var(--tulsi)" />;
  return (
    <MantineSwitch
      {...props}
      size="md"
      classNames={{
        body: (isCentred ? styles.centred : styles.switch) ?? '',
        label: styles.switchLabel ?? '',
        track: styles.track ?? '',
      }}
    />
  );
}

/** A setting: its words at the start of the line, the switch at the end. */
export function SwitchLine(props: Box) {
  return (
    <MantineSwitch
      {...props}
      size="md"
      labelPosition="left"
      classNames={{
        body: styles.setting ?? '',
        labelWrapper: styles.settingWords ?? '',
        label: styles.settingLabel ?? '',
        description: styles.settingHint ?? '',
        track: styles.track ?? '',
      }}
    />
  );
}
