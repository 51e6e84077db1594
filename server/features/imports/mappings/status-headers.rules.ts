import { plainHeader } from '#contract/imports/fit-mapping.ts';
import { noWords, yesWords } from '../converting/cells.rules.ts';
import { notFree } from './not-free.rules.ts';

const before =
  '(?:(?:is|are|was|if|whether|has|already|currently|presently|now|still|he|she|the|bride|groom|boy|girl|candidate|person|got|been|legally|kya) )*';
const asked = '(?: (?:already|now|currently|or not|y n|yes no|y or n|yes or no))';
const married =
  '(?:married|marr?d|mrd|wed|wedded|engaged|vivahita?|sha+di ?shuda|(?:marriage|wedding|sha+di|vivah|engagement|alliance|nikah)s? (?:is )?(?:fixed|fix|done|over|settled|completed|hui|ho gay?i))';
const unmarried = '(?:un ?married|single|spinster|(?:never|not|not yet) married|avivahita?|kunwar[ai])';

type Question = {
  test: RegExp;
  refused: ReadonlySet<string> | null;
  synonyms: Readonly<Record<string, string>>;
};

function meaningsOf(words: ReadonlySet<string>, meaning: string): Record<string, string> {
  return Object.fromEntries([...words].map((word) => [word, meaning]));
}

/** Headers that ask about the marriage with yes or no: which answer rules a person out, and what the other one means. */
const questions: readonly Question[] = [
  {
    test: new RegExp(`^${before}${married}${asked}*$`),
    refused: yesWords,
    synonyms: meaningsOf(noWords, ''),
  },
  // A person who was married may be free again.
  {
    test: new RegExp(
      `^${before}(?:ever|previously|earlier|once) (?:been )?married${asked}*$|^${before}married (?:before|earlier|previously|once|ever)${asked}*$`,
    ),
    refused: null,
    synonyms: meaningsOf(noWords, 'Unmarried'),
  },
  {
    test: new RegExp(
      `^${before}${unmarried}${asked}*$|^(?:is |whether )bachelor${asked}*$|^bachelor${asked}+$`,
    ),
    refused: noWords,
    synonyms: meaningsOf(yesWords, 'Unmarried'),
  },
  {
    test: new RegExp(`^${before}free to marry${asked}*$`),
    refused: noWords,
    synonyms: meaningsOf(yesWords, ''),
  },
];

function questionOf(header: string): Question | undefined {
  const plain = plainHeader(header);
  return questions.find(({ test }) => test.test(plain));
}

const statuses =
  /^(?:single|bachelor|spinster|married|un ?married|never married|um|div|divorced?|divorcee|wid|widow(?:er|ed)?|sep|separated|vivahita?|avivahita?|kunwar[ai])s?$/;

/** Whether a header asks about the marriage, or names what its cells may say: `Wedded?`, `Single/Married`. */
export function isOfStatus(header: string): boolean {
  if (questionOf(header) !== undefined) return true;
  const parts = header.split(/[/,&|]|\s-\s|\bor\b/i).map(plainHeader);
  return parts.length > 1 && parts.every((part) => statuses.test(part));
}

/**
 * The cells of a column about the marriage that rule a person out. A divorced person says "No" to "Unmarried?", too: there another column
 * about the marriage decides.
 */
export function refusedIn(header: string, { isOnly }: { isOnly: boolean }): string[] {
  const { refused = null } = questionOf(header) ?? {};
  return refused === null || (refused === noWords && !isOnly) ? notFree : [...notFree, ...refused];
}

/** What yes and no mean in the columns about the marriage; nothing where they mean several things. */
export function synonymsOfStatus(headers: readonly string[]): Readonly<Record<string, string>> {
  const [one, another] = new Set(headers.map(questionOf).filter((question) => question !== undefined));
  return one === undefined || another !== undefined ? {} : one.synonyms;
}
