import type { FieldName } from './setting-fields.data.ts';

/** What the input of a setting gets. The value is what was typed, perhaps half written. */
export type InputProps = {
  name: FieldName;
  value: unknown;
  label: string;
  help: string;
  error: string | undefined;
  onChange: (value: unknown) => void;
};
