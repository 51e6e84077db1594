import type { Ref } from 'react';
import { SelectInput } from '#web/design/inputs/text-inputs.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';

type Props = DateFieldProps & {
  onBlur?: () => void;
  /** Takes the focus when something is wrong with the date. */
  ref?: Ref<HTMLSelectElement>;
};

/** A date in the forms of the areas and of registration, with the component library. */
export function MantineDateField({ onBlur, ref, ...field }: Props) {
  return (
    <DateField
      {...field}
      renderList={({ part, name, options, isWrong, ...list }, describedBy) => (
        <SelectInput
          {...list}
          ref={part === 'day' ? ref : undefined}
          aria-label={name}
          aria-describedby={describedBy}
          data={[{ value: '', label: name }, ...options]}
          error={isWrong}
          onBlur={onBlur}
        />
      )}
    />
  );
}
