import { focusField } from './focus-field.ts';

// Forms of the public pages: their fields belong to the browser, so what is typed before the script arrives is not lost.

/** What is wrong with the fields, by their names. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

export function hasErrors(errors: FieldErrors<string>): boolean {
  return Object.keys(errors).length > 0;
}

/** Puts stored texts back into the fields that are still empty. */
export function restoreFields(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    const isTextField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isTextField && field.type !== 'file' && field.type !== 'checkbox' && field.value === '') {
      fillField(field, value);
    }
  }
}

/** Fills a field as typing does, so that what follows it follows. */
export function fillField(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Moves the focus to the first field that is wrong, in the order of the form. */
export function focusFirstWrong(form: HTMLFormElement, errors: FieldErrors<string>): void {
  const controls = [...form.querySelectorAll<HTMLElement>('[name], [data-field]')];
  focusField(
    controls.find((control) => (control.dataset['field'] ?? control.getAttribute('name') ?? '') in errors),
  );
}
