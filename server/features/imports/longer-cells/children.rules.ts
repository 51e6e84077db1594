import { plainCell } from '../converting/cells.rules.ts';
import type { FindChoice } from '../converting/known-words.rules.ts';
import type { Form } from './longer-cells.rules.ts';

const none = /^(?:nil+|no|none|nothing|zero|0|-+|–|—|no (?:kids?|children|child|issues?))\.?$/;

/** Whether a cell that counts as empty says that a person who was married has no children. */
export function saysNoChildren(cell: string, { form, find }: { form: Form; find: FindChoice }): boolean {
  const { marital_status: status = '', children } = form;
  if (children !== undefined || !none.test(plainCell(cell))) return false;
  const known = find.named({ list: 'marital_status', text: status })?.code;
  return status !== '' && known !== 'never-married';
}

const own = /\bwith (?:me|self|us|(?:the )?(?:bride|groom|boy|girl|candidate))\b/;
const others = /\bwith (?:the |her |his )?(?:ex\b|in[- ]?laws?|grand\w*|husband|wife)/;

const noun = String.raw`(?:(?:small|minor|baby|little|male|female|grown ?up|elder|younger|girl|boy) )?(?:child(?:ren)?|kids?|sons?|daughters?|dtrs?|girls?|boys?|bab(?:y|ies)|male|female|issues?)`;
const aged = String.raw`(?: ?\(? ?(?:age[d:]? ?)?\d{1,2} ?(?:y|yrs?|years?|months?)\.?(?: old)?\)?)?`;
/** That there are some, with their age, and nothing of where they live: `1 child`, `2 kids`, `1 son & 1 daughter (5 yrs)`. */
const counted = new RegExp(
  String.raw`^(?:(?:only|with|has|have) )?(?:(?:[1-9]|one|two|three|four|five|an?|single)(?: ?${noun})?|${noun})${aged}\.?$`,
);
const betweenCounts = / ?[,/&+;] ?| and | (?=[1-9] (?!y|m))/;

/** Whether a cell counts the children, and says nothing else. */
export function countsChildren(text: string): boolean {
  const parts = plainCell(text).split(betweenCounts);
  return parts.every((part) => counted.test(part.trim()));
}

/** With which parent the children live, as far as the words and the gender of the person say it: `1 son with her` of a bride. */
export function readChildren(text: string, gender: string | undefined): string | null {
  const plain = plainCell(text);
  if (own.test(plain)) return 'living-together';
  if (others.test(plain)) return 'living-apart';
  const pronoun = gender === 'Female' ? /\bwith her$/ : /\bwith him$/;
  return pronoun.test(plain) ? 'living-together' : null;
}
