import type { EnquiryDraft } from './enquiry.rules.ts';

const storageKey = 'enquiry';

/** What stands in the enquiry form. The country is chosen by its letters, because several share a code. */
export function readDraft(form: HTMLFormElement): EnquiryDraft {
  const values = new FormData(form);
  const read = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: read('name'),
    email: read('email'),
    countryCode: `+${read('country').slice(2)}`,
    number: read('phone'),
    message: read('message'),
  };
}

/** Keeps what was typed over a reload of this tab. */
export function keepDraft(form: HTMLFormElement): void {
  const values = Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string'));
  const { country } = readKept();
  // A kept country that is not offered yet is still the one that was chosen.
  if (country !== undefined && form.querySelector(`option[value='${country}']`) === null)
    values.country = country;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(values));
  } catch {
    // A browser without storage forgets the draft on reload; nothing else changes.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // There was nothing kept.
  }
}

/** Puts a kept draft back into fields that are still empty, and chooses the kept country once all are there. */
export function restoreDraft(form: HTMLFormElement, hasAllCountries: boolean): void {
  for (const [name, value] of Object.entries(readKept())) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) {
      if (hasAllCountries) chooseOption(field, value);
    } else if (isTextField(field) && field.value === '') fill(field, value);
  }
}

/** As if it had been typed, so that whoever counts the characters hears of it. */
function fill(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function chooseOption(field: HTMLSelectElement, value: string): void {
  if ([...field.options].some((option) => option.value === value)) field.value = value;
}

function isTextField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}

function readKept(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const texts = Object.entries(kept).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}
