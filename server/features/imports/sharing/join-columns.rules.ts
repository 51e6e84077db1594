import { type ImportField, joinedFields } from '#contract/imports/mapping.fields.ts';
import { profileFacts } from '#contract/profiles/profile.facts.ts';
import type { Remark } from '../imports.rules.ts';
import type { ConvertedCell } from '../converting/prepare-mapping.rules.ts';
import { remarkOtherColumns } from '../converting/remarks.rules.ts';

type Columns<Cell extends ConvertedCell> = {
  found: Cell;
  /** What each column of the field says. */
  converted: readonly (Cell & { header: string })[];
};

const { longest } = profileFacts.about;

/** What the columns of a field say together: the first one that can be read, or all of them. */
export function joinColumns<Cell extends ConvertedCell>(
  field: ImportField,
  { found, converted }: Columns<Cell>,
): { text: string | null; remarks: Remark[] } {
  if (found.text === null || !joinedFields.has(field))
    return { text: found.text, remarks: remarkOtherColumns(field, { found, converted }) };
  const said = converted.filter(
    ({ text }, at) => text !== null && converted.findIndex((other) => other.text === text) === at,
  );
  if (field !== 'about') return { text: said.map(({ text }) => text).join(', '), remarks: [] };
  return said.length === 1 ? { text: found.text, remarks: [] } : joinWords(said);
}

/** The words of several columns, each with its header; what is too long for the field is left out. */
function joinWords(said: Columns<ConvertedCell>['converted']): { text: string; remarks: Remark[] } {
  let text = '';
  const left: string[] = [];
  for (const { header, text: words } of said) {
    const longer = `${text}\n${header}: ${words}`.trim();
    if (longer.length > longest) left.push(`${header}: ${words}`);
    else text = longer;
  }
  const remarks: Remark[] =
    left.length === 0
      ? []
      : [{ field: 'about', key: 'row.too_long_together', as: left.join('; ').slice(0, longestAside) }];
  return { text, remarks };
}

/** The longest text that is quoted in a remark. */
const longestAside = 120;
