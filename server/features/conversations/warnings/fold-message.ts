import { plainEndings, wordEndings } from '#contract/conversations/link-endings.data.ts';
import { isLink, splitLinks } from '#contract/conversations/message-links.ts';
import { foldDigit } from '#contract/fields/fold-digit.ts';
import { mailServices } from '#contract/profiles/hide-contacts.ts';
import {
  abbreviations,
  digitWords,
  disguises,
  foreignLetters,
  leastDigits,
  lookalikes,
  upiHandles,
} from './message-disguises.data.ts';
import { nameNumbers } from './name-numbers.ts';

/**
 * The words of a message as the rules of warnings read them: `. please send #amount rs .`, in small letters; `.` begins and ends a
 * sentence, `,` ends a part of one; `#phone`, `#card`, `#long`, `#digits`, `#amount`, `#number`, `#upi`, `#mail`, `#ifsc` and `#link` are
 * in the place of what they name. Disguises are removed.
 */
export function foldMessage(text: string): readonly string[] {
  const written = disguises.reduce(
    (folded, { pattern, meaning }) => folded.replaceAll(pattern, meaning),
    joinDigits(foldCharacters(text)),
  );
  const parts = splitLinks(written).map((part) => (isLink(part) ? ' #link ' : foldPlain(part.text)));
  const words = ['.', ...parts.join('').split(' '), '.'].filter((word) => word !== '');
  return words.filter((word, index) => word !== '.' || words[index - 1] !== '.');
}

/** A word of a rule, as `foldMessage` writes it. */
export function foldWord(word: string): string {
  return word.startsWith('#') ? word : joinDoubles(foldCharacters(word));
}

/** Small letters without accents, without characters that are not seen, and with the digits 0 to 9. */
function foldCharacters(text: string): string {
  return (
    text
      .normalize('NFKD')
      // Accents of Latin letters alone: in Indian scripts the marks are the vowels.
      .replaceAll(/[\u0300-\u036F\uFE0E\uFE0F\p{Cf}\p{Me}]/gu, '')
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[аеіорсухѕһ]/g, (letter) => foreignLetters[letter] ?? letter)
      // Names of kinds begin with this sign.
      .replaceAll('#', ' ')
      .replaceAll(/(?![0-9])\p{Nd}/gu, foldDigit)
      .replaceAll('\\', '/')
      .replaceAll(/[^\S\n]+/g, ' ')
  );
}

const digitNames = [...digitWords.keys(), String.raw`\d`].join('|');
const gluedDigit = new RegExp(String.raw`(?<=\d)(?:${[...digitWords.keys()].join('|')})(?=\d)`, 'gu');
const spokenNumber = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:(?:double|triple) )?(?:${digitNames})[ ,.-]{1,2}){${leastDigits - 3},}(?:${digitNames})(?![\p{L}\d])`,
  'gu',
);

/** Numbers whose digits are words, or written apart: "9 8 7 6 5 4 3". */
function joinDigits(text: string): string {
  return text
    .replaceAll(gluedDigit, (word) => digitWords.get(word) ?? word)
    .replaceAll(spokenNumber, (words) => keepUnlessNumber(words, spellDigits(words)))
    .replaceAll(/(?<!\d)(?:\d[ .,\-_*|]{1,2})+\d(?!\d)/g, (digits) => keepUnlessNumber(digits, digits));
}

function spellDigits(words: string): string {
  return words.replaceAll(/(?:(?:double|triple) )?[\p{L}\d]+/gu, (unit) => {
    const [first = '', second] = unit.split(' ');
    const digit = digitWords.get(second ?? first) ?? unit;
    if (second === undefined) return digit;
    return digit.repeat(first === 'double' ? 2 : 3);
  });
}

/** "No no no" is no number either: a number has several digits, and different ones. */
function keepUnlessNumber(written: string, spelt: string): string {
  const digits = spelt.replaceAll(/\D/g, '');
  return digits.length >= leastDigits && new Set(digits).size > 2 ? digits : written;
}

const handles = new Set(upiHandles);
const address = /(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu;
/** The code of a bank's branch: four letters, a zero, and six characters with at least one digit. */
const branchCode = /(?<![\p{L}\p{N}])[a-z]{4} ?0(?=[a-z]{0,5}\d)[a-z\d]{6}(?![\p{L}\p{N}])/gu;
const abbreviation = new RegExp(String.raw`(?<!\p{L})(${abbreviations.join('|')})\.`, 'gu');

function foldPlain(text: string): string {
  const named = nameNumbers(text.replaceAll(address, nameAddress).replaceAll(branchCode, ' #ifsc '));
  return joinDoubles(
    named
      .replaceAll(/(?<![\p{L}\p{N}#])(?:[a-z][ .\-_*]){3,}[a-z](?![\p{L}\p{N}])/gu, (letters) =>
        letters.replaceAll(/[^a-z]/g, ''),
      )
      .replaceAll(/(?<=[a-z])[013@$](?=[a-z])/g, (sign) => lookalikes[sign] ?? sign)
      .replaceAll(abbreviation, '$1 ')
      .replaceAll(/['’‘`ʼ]/g, '')
      .replaceAll(/[.!?;।॥\n]+/g, ' . ')
      .replaceAll(/[,،]/g, ' , ')
      .replaceAll(/[^\p{L}\p{M}\p{N}#.,]/gu, ' '),
  );
}

/** An address of mail has a dot after its sign, a UPI id has a handle there: name@okaxis. */
function nameAddress(written: string): string {
  const [name = '', place = ''] = written.split('@');
  const [first = '', ...others] = place.split('.');
  const ending = others.at(-1);
  const isMail = ending === undefined ? mailServices.includes(first) : isEnding(ending);
  if (isMail) return ' #mail ';
  return handles.has(first) || /^\d{8,}$/.test(name) ? ' #upi ' : written;
}

function isEnding(word: string): boolean {
  return plainEndings.has(word) || wordEndings.has(word);
}

/** Letters are doubled at will in Indian languages written in Latin letters: "kaasu", "kasu". */
function joinDoubles(text: string): string {
  return text.replaceAll(/([a-z])\1+/g, '$1');
}
