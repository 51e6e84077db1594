import { says, type ValidationKey } from '#contract/calls/messages.ts';
import { named } from './fields.ts';
import { tidyLine } from './tidy-line.ts';

/** Any other word behind a dot may be a part of the name: Mohd.Rafi, J.P. Nair. */
const endings =
  'com|net|org|info|biz|in|co|io|me|app|dev|xyz|online|site|shop|store|club|live|link|click|top|ru|cn|uk|us|ae|sa|de|example|test';
const address = new RegExp(
  String.raw`@|://|(?<!\p{L})www\.|[\p{L}\p{N}-]{2,}\.(?:(?:${endings})(?![\p{L}\p{N}])|\p{L}{2,}/)`,
  'iu',
);
const number = /\d(?:[\s().-]*\d){6}/;

/** Whether a text has an address of the web or of mail in it. */
export function hasLink(text: string): boolean {
  return address.test(tidyLine(text));
}

/** Whether a text has an address or a number in it, so that it is no name. */
export function hasAddress(text: string): boolean {
  return hasLink(text) || number.test(tidyLine(text));
}

/** The name of a person. With an address or a number in it, the mails that name the person would carry it to others. */
export function personName(longest: number, required: ValidationKey) {
  return named(longest, required).refine((text) => !hasAddress(text), says('validation.name_address'));
}
