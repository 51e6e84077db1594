import type { CriterionName } from '#contract/preferences/preference.criteria.ts';

/** What the input of a criterion is given, whatever its kind. */
export type CriterionFieldProps = {
  name: CriterionName;
  label: string;
  description: string | undefined;
  error: string | undefined;
  /** As it travels: `25-32`, or values separated by commas; empty when it is not stated. */
  value: string;
  /** What is chosen for a criterion, which may narrow the list of this one. */
  chosenFor: (name: CriterionName) => string;
  onChange: (value: string) => void;
  /** Takes the focus of the criterion. */
  inputRef?: (element: HTMLElement | null) => void;
};
