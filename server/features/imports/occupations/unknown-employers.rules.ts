import type { FindChoice, Known } from '../converting/known-words.rules.ts';
import { readPlaces } from '../places/read-places.rules.ts';

/** Titles with the name of a college behind them. */
const ofColleges = /(?:professor|lecturer|principal)$/;
/** `KSFE`, `CUSAT`, and `St Teresas`. */
const shortName = /^\p{Lu}{4,7}$/u;
const saint = /^st\.?\s+\p{Lu}/iu;
const noName =
  /^(?:nicu|picu|iccu|nri|bpo|kpo|part[ -]?time|full[ -]?time|abroad|gulf|guest|permanent|temporary|contract|retired|freelance|english|hindi|malayalam|tamil|sanskrit|arabic|urdu|maths?|mathematics|physics|chemistry|botany|zoology|biology|commerce|economics|history|geography|politics|computer(?: science)?|cs|civil|mechanical|electrical|electronics|management|social science|science|psychology|sociology|statistics|nursing|law)$/i;

/** An employer that no list knows, behind a title: `Asst Prof, Maharajas`, `Clerk, KSFE`. Null where it may be a place or a subject. */
export function unknownEmployer(
  others: readonly string[],
  { title, find }: { title: Known | null; find: FindChoice },
): string | null {
  if (title === null) return null;
  const isOfCollege = ofColleges.test(title.code);
  const isName = (part: string) =>
    saint.test(part) ||
    shortName.test(part) ||
    (isOfCollege && /^\p{Lu}\p{L}{3}/u.test(part) && !/\d/.test(part));
  const isOther = (part: string) =>
    noName.test(part) ||
    readPlaces(part, { role: 'lives', find }).lives !== undefined ||
    (['qualification', 'working_as', 'profession_area', 'working_with'] as const).some(
      (list) => find.named({ list, text: part }) !== null,
    );
  return others.find((part) => isName(part) && !isOther(part)) ?? null;
}
