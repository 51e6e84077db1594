import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './field.module.css';

type FieldProps = {
  label: ReactNode;
  description?: ReactNode;
  /** What is wrong; shown beside the field and read out with it. */
  error?: ReactNode;
};

type TextFieldProps = FieldProps &
  ComponentProps<'input'> & {
    /** A button at the end of the field; null for one that comes later. */
    end?: ReactNode;
  };

/** A text field of the public pages, which do not load the component library. The areas use Mantine's `TextInput`. */
export function TextField({ label, description, error, end, ...input }: TextFieldProps) {
  const id = useId();
  const field = (
    <input {...input} id={id} className={styles.input} {...describe({ id, description, error })} />
  );
  return (
    <Frame id={id} label={label} description={description} error={error}>
      {end === undefined ? (
        field
      ) : (
        <span className={styles.withEnd}>
          {field}
          {end}
        </span>
      )}
    </Frame>
  );
}

/** Several lines of text. */
export function TextAreaField({
  label,
  description,
  error,
  ...input
}: FieldProps & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <Frame id={id} label={label} description={description} error={error}>
      <textarea
        rows={4}
        {...input}
        id={id}
        className={styles.input}
        {...describe({ id, description, error })}
      />
    </Frame>
  );
}

/** A choice from a short list, with the device's own menu. */
export function SelectField({ label, description, error, ...input }: FieldProps & ComponentProps<'select'>) {
  const id = useId();
  return (
    <Frame id={id} label={label} description={description} error={error}>
      <select {...input} id={id} className={styles.input} {...describe({ id, description, error })} />
    </Frame>
  );
}

type CheckProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  error?: ReactNode;
  /** What is agreed to, or chosen. */
  children: ReactNode;
  /** `radio` for one of several with the same name. */
  type?: 'checkbox' | 'radio';
};

/** A checkbox with its sentence, large enough for a finger. */
export function CheckField({ error, children, type = 'checkbox', ...input }: CheckProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.check}>
        <input
          {...input}
          type={type}
          className={styles.box}
          {...describe({ id, description: undefined, error })}
        />
        <span>{children}</span>
      </label>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function Frame({
  id,
  label,
  description,
  error,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {description !== undefined && (
        <span id={`${id}-description`} className={styles.description}>
          {description}
        </span>
      )}
      {children}
      {error !== undefined && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}

function describe({ id, description, error }: { id: string; description: ReactNode; error: ReactNode }) {
  const ids = [
    ...(description === undefined ? [] : [`${id}-description`]),
    ...(error === undefined ? [] : [`${id}-error`]),
  ];
  return {
    'aria-invalid': error !== undefined,
    'aria-describedby': ids.length === 0 ? undefined : ids.join(' '),
  };
}
