import {
  Input,
  NativeSelect,
  NumberInput as MantineNumberInput,
  PasswordInput as MantinePasswordInput,
  Select,
  Textarea as MantineTextarea,
  TextInput as MantineTextInput,
} from '@mantine/core';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useCommonTexts } from '#web/locales/en/common.ts';
import type { InputWords, NativeProps } from './input-props.ts';
import styles from './text-inputs.module.css';

export type TextInputProps = NativeProps<'input'> &
  Pick<
    ComponentProps<typeof MantineTextInput>,
    'leftSection' | 'leftSectionWidth' | 'rightSection' | 'rightSectionWidth'
  >;

export function TextInput(props: TextInputProps) {
  return <MantineTextInput {...props} />;
}

type PasswordProps = NativeProps<'input'> & { autoComplete: 'current-password' | 'new-password' };

/** A password with a toggle to show it, which the keyboard reaches and screen readers name. */
export function PasswordInput(props: PasswordProps) {
  const t = useCommonTexts();
  const [isShown, setShown] = useState(false);
  return (
    <MantinePasswordInput
      {...props}
      visible={isShown}
      onVisibilityChange={setShown}
      autoCapitalize="none"
      spellCheck={false}
      rightSectionWidth="var(--target)"
      classNames={{ visibilityToggle: styles.toggle ?? '' }}
      visibilityToggleButtonProps={{
        'aria-label': t(isShown ? 'form.hidePassword' : 'form.showPassword'),
        'aria-hidden': false,
        tabIndex: 0,
      }}
    />
  );
}

type TextAreaProps = NativeProps<'textarea'> & {
  /** For paragraphs: grows with what is written. */
  isGrowing?: boolean;
};

export function TextArea({ isGrowing = false, ...props }: TextAreaProps) {
  return <MantineTextarea {...props} classNames={{ input: isGrowing ? (styles.growing ?? '') : '' }} />;
}

type NumberProps = InputWords & {
  'aria-label'?: string;
  className?: string | undefined;
  placeholder?: string;
  value?: number | string;
  defaultValue?: number | string;
  min?: number;
  max?: number;
  isWhole?: boolean;
  onChange: (value: number | string) => void;
};

/** A positive number that is written; one outside the limits moves to the limit when the input is left. */
export function NumberInput({ isWhole = false, ...props }: NumberProps) {
  return <MantineNumberInput {...props} allowDecimal={!isWhole} allowNegative={false} hideControls />;
}

export type SelectOption = string | { value: string; label: string };

type SelectProps = NativeProps<'select'> & { data: readonly SelectOption[] };

/** One of a few values, chosen by the select of the browser. */
export function SelectInput({ data, ...props }: SelectProps) {
  return <NativeSelect {...props} data={[...data]} />;
}

type SearchSelectProps = {
  'aria-label': string;
  placeholder: string;
  data: readonly { group: string; items: readonly { value: string; label: string }[] }[];
  value: string | null;
  onChange: (value: string | null) => void;
  /** The name of the button that empties the field. */
  clearLabel: string;
  nothingFound: string;
};

/** One of many values in groups, found by typing. The keyboard reaches the button that empties it. */
export function SearchSelect({ data, clearLabel, nothingFound, ...props }: SearchSelectProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Select
      {...props}
      ref={input}
      data={data.map(({ group, items }) => ({ group, items: [...items] }))}
      searchable
      clearable
      selectFirstOptionOnChange
      clearButtonProps={{ 'aria-label': clearLabel, 'aria-hidden': false, tabIndex: 0 }}
      // The button that had the focus is gone.
      onClear={() => input.current?.focus()}
      nothingFoundMessage={nothingFound}
      // A list that scrolls would be a stop of the Tab key, and closes as soon as it is entered.
      withScrollArea={false}
      classNames={{ options: styles.options ?? '' }}
      attributes={{ options: { tabIndex: -1 } }}
      // Inside the area, for its text size.
      comboboxProps={{ withinPortal: false }}
    />
  );
}

type InputGroupProps = InputWords & { id: string; children: ReactNode };

/** Several inputs under one label. The error is announced. */
export function InputGroup({ id, label, description, error, children }: InputGroupProps) {
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div role="group" aria-labelledby={id} aria-describedby={errorId}>
      <Input.Label id={id} labelElement="div" size="md">
        {label}
      </Input.Label>
      {description !== undefined && <Input.Description size="md">{description}</Input.Description>}
      {children}
      {error !== undefined && (
        <Input.Error id={errorId} size="md" role="alert">
          {error}
        </Input.Error>
      )}
    </div>
  );
}
