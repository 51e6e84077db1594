import { says, type ValidationKey } from '#contract/calls/messages.ts';
import { hideContacts } from '#contract/profiles/hide-contacts.ts';
import { named } from './fields.ts';
import { tidyLine } from './tidy-line.ts';

const beginning = /@|:\/\/|(?<!\p{L})www\./iu;

/** The name of a person. With an address in it, the mails that name the person would carry it to others. */
export function personName(longest: number, required: ValidationKey) {
  return named(longest, required).refine((text) => !hasAddress(text), says('validation.name_address'));
}

function hasAddress(text: string): boolean {
  const name = tidyLine(text);
  return beginning.test(name) || hideContacts(name) !== name;
}
