import { restoreFields } from '#web/parts/forms/native-form.ts';
import { createStored, readTexts } from '#web/app/storage/stored.ts';
import type { EnquiryDraft } from './enquiry.rules.ts';

/** What was typed, by the names of the fields. */
const stored = createStored({ key: 'enquiry', lifetime: 'tab', parse: readTexts });

/** Returns what the form contains. The country is chosen by its letters, because several share a code. */
export function readDraft(form: HTMLFormElement): EnquiryDraft {
  const { name = '', email = '', country = '', phone: number = '', message = '' } = readForm(form);
  return { name, email, countryCode: `+${country.slice(2)}`, number, message };
}

/** Stores what was typed, so that it survives a reload of this tab. */
export function storeDraft(form: HTMLFormElement): void {
  const values = readForm(form);
  const country = stored.read()?.['country'];
  // A stored country that is not offered yet is still the chosen one.
  if (country !== undefined && form.querySelector(`option[value='${country}']`) === null)
    values['country'] = country;
  stored.write(values);
}

export const deleteDraft = stored.remove;

/** Puts a stored draft back into fields that are still empty, and chooses its country once all countries are there. */
export function restoreDraft(form: HTMLFormElement, hasAllCountries: boolean): void {
  const { country, ...texts } = stored.read() ?? {};
  restoreFields(form, texts);
  const list = form.elements.namedItem('country');
  if (hasAllCountries && country !== undefined && list instanceof HTMLSelectElement) {
    chooseOption(list, country);
  }
}

function readForm(form: HTMLFormElement): Record<string, string> {
  return readTexts(Object.fromEntries(new FormData(form)));
}

function chooseOption(field: HTMLSelectElement, value: string): void {
  if ([...field.options].some((option) => option.value === value)) field.value = value;
}
