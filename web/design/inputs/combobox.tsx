import { Combobox as MantineCombobox, Input, useCombobox as useMantineCombobox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TextInputProps } from './text-inputs.tsx';

/** Whether the list of a combobox is open, and which option is marked. */
export type ComboboxStore = ReturnType<typeof useMantineCombobox>;

/** The list opens at the chosen value. */
export function useCombobox(): ComboboxStore {
  const store = useMantineCombobox({
    onDropdownClose: () => store.resetSelectedOption(),
    onDropdownOpen: () => store.updateSelectedOptionIndex('active', { scrollIntoView: true }),
  });
  return store;
}

type Props = { store: ComboboxStore; onChoose: (value: string) => void; children: ReactNode };

/** An input with a list below it: `ComboboxInput` around the input, and `ComboboxList`. */
export function Combobox({ store, onChoose, children }: Props) {
  return (
    <MantineCombobox
      store={store}
      size="md"
      onOptionSubmit={onChoose}
      withinPortal={false}
      floatingStrategy="fixed"
      keepMounted
    >
      {children}
    </MantineCombobox>
  );
}

export function ComboboxInput({ children }: { children: ReactNode }) {
  return (
    <MantineCombobox.Target withExpandedAttribute autoComplete="off">
      {children}
    </MantineCombobox.Target>
  );
}

type ListProps = {
  label: string;
  className?: string | undefined;
  isMultiple: boolean;
  /** The options. */
  children: ReactNode;
  /** What is said below them. */
  notes: ReactNode;
};

export function ComboboxList({ label, className, isMultiple, children, notes }: ListProps) {
  return (
    <MantineCombobox.Dropdown>
      <MantineCombobox.Options
        className={className}
        aria-label={label}
        aria-multiselectable={isMultiple || undefined}
        // A list that scrolls would be a stop of the Tab key, and closes as soon as it is entered.
        tabIndex={-1}
      >
        {children}
      </MantineCombobox.Options>
      {notes}
    </MantineCombobox.Dropdown>
  );
}

type OptionProps = {
  value: string;
  className?: string | undefined;
  /** Undefined for an option that cannot be chosen already, as own words. */
  isChosen?: boolean;
  children: ReactNode;
};

export function ComboboxOption({ value, className, isChosen, children }: OptionProps) {
  return (
    <MantineCombobox.Option
      value={value}
      className={className}
      {...(isChosen !== undefined && { active: isChosen, 'aria-selected': isChosen })}
    >
      {children}
    </MantineCombobox.Option>
  );
}

export function ComboboxChevron({ className }: { className?: string | undefined }) {
  return <MantineCombobox.Chevron className={className} />;
}

/** An input without words of its own, for `InputFrame`. */
export function BareInput(props: Omit<TextInputProps, 'label' | 'description'>) {
  return <Input {...props} />;
}

type FrameProps = Pick<TextInputProps, 'label' | 'description' | 'error'> & {
  id: string;
  children: ReactNode;
};

/** The words around one input and what belongs to it. */
export function InputFrame(props: FrameProps) {
  return <Input.Wrapper size="md" {...props} />;
}
