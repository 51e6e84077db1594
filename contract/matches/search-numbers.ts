import type { Range } from '../preferences/range.ts';
import { heightLimits } from '../profiles/fixed-choices.ts';
import { foldDigits } from '../fields/fold-digit.ts';
import { withWholeInches } from '../fields/heights.ts';

/** The numbers of a typed text that are an age or a height, and the text without them. */
export type SearchNumbers = { rest: string; age: Range | null; height: Range | null };

// A number that begins or ends within a word is none: "12th", "ITM25".
const before = String.raw`(?<![\p{L}\p{N}])`;
const after = String.raw`(?![\p{L}\p{N}])`;

/** 5'6, 5 ft 6 in, 6 feet, 5.6 ft. */
const feet = new RegExp(
  String.raw`${before}([4-7])(?:\s*(?:['’‘′\u0060]|ft\b\.?|feet\b|foot\b)\s*(?:(1[01]|\d)(?!\d)\s*(?:["”“″]|''|’’|in\b\.?|inch(?:es)?\b)?)?|\.(1[01]|\d)\s*(?:ft\b\.?|feet\b))`,
  'giu',
);
/** 168 cm, or the number alone where it may be a height. */
const centimetres = new RegExp(
  String.raw`${before}(\d{3})\s*(?:cms?|centimet(?:re|er)s?)?${after}\.?`,
  'giu',
);
/** 25, 25 years, 25+. North 24 Parganas is a district. */
const years = new RegExp(
  String.raw`${before}(1[89]|[2-6]\d|70)(?:\s*(?:years?|yrs?))?${after}(\s*\+)?(?!\s*pargana)`,
  'giu',
);
/** What stands beside such a number and finds nobody. */
const companions = /\b(?:aged?|between|height|old|tall|years?|yrs?)\b/giu;
const mark = '§';
const pair = new RegExp(String.raw`${mark}\s*(?:-|–|—|to\b|and\b)\s*${mark}`, 'giu');

/**
 * Reads "Sunni 25", "doctor 25-30" and "teacher 5'6": a number from 18 to 70 is an age, one in feet or centimetres a height, and two of
 * them are a range. A text of one number alone is the ID of a profile.
 */
export function readSearchNumbers(typed: string): SearchNumbers {
  const text = foldDigits(typed);
  if (/^\s*\d+\s*$/.test(text)) return { rest: text, age: null, height: null };
  const heights: number[] = [];
  const inFeet = new Set<number>();
  const ages: number[] = [];
  let isOpen = false;
  const withoutHeights = text
    .replaceAll(feet, (...[, foot, inch, decimal]: (string | undefined)[]) => {
      const height = Math.round((Number(foot) * 12 + Number(inch ?? decimal ?? 0)) * 2.54);
      heights.push(height);
      inFeet.add(height);
      return mark;
    })
    .replaceAll(centimetres, (all, number: string) => {
      if (Number(number) < heightLimits.smallest || Number(number) > heightLimits.largest) return all;
      heights.push(Number(number));
      return mark;
    });
  const withoutAges = withoutHeights
    .replaceAll(pair, ' ')
    .replaceAll(mark, ' ')
    .replaceAll(years, (...[, number, plus]: (string | undefined)[]) => {
      ages.push(Number(number));
      isOpen ||= plus !== undefined;
      return mark;
    });
  if (heights.length + ages.length === 0) return { rest: text, age: null, height: null };
  const rest = withoutAges.replaceAll(pair, ' ').replaceAll(mark, ' ').replaceAll(companions, ' ');
  const height = rangeOf(heights);
  return {
    rest: rest.replaceAll(/\s+/gu, ' ').trim(),
    age: isOpen && ages.length === 1 ? { from: ages[0] ?? null, to: null } : rangeOf(ages),
    height: height !== null && inFeet.size > 0 ? withWholeInches(height) : height,
  };
}

function rangeOf(numbers: readonly number[]): Range | null {
  return numbers.length === 0 ? null : { from: Math.min(...numbers), to: Math.max(...numbers) };
}
