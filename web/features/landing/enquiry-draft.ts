import type { EnquiryDraft } from './enquiry.rules.ts';

const storageKey = 'enquiry';

/** Returns what the form contains. The country is chosen by its letters, because several share a code. */
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

/** Stores what was typed, so that it survives a reload of this tab. */
export function storeDraft(form: HTMLFormElement): void {
  const values = Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string'));
  const { country } = readStored();
  // A stored country that is not offered yet is still the chosen one.
  if (country !== undefined && form.querySelector(`option[value='${country}']`) === null)
    values.country = country;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(values));
  } catch {
    // Without storage the draft is lost on reload; nothing else changes.
  }
}

export function deleteDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored.
  }
}

/** Puts a stored draft back into fields that are still empty, and chooses its country once all countries are there. */
export function restoreDraft(form: HTMLFormElement, hasAllCountries: boolean): void {
  for (const [name, value] of Object.entries(readStored())) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) {
      if (hasAllCountries) chooseOption(field, value);
    } else if (isTextField(field) && field.value === '') fill(field, value);
  }
}

/** Fills a field as typing does, so that the count of characters follows. */
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

function readStored(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const texts = Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}
