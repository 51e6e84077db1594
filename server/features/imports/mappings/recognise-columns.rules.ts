import { plainHeader, readColumns } from '#contract/imports/fit-mapping.ts';
import type { FieldMapping, ImportField, Mapping } from '#contract/imports/mapping.fields.ts';
import type { FindChoice } from '../converting/known-words.rules.ts';
import { namesChildren } from '../longer-cells/settle-words.rules.ts';
import { biodataMapping } from './biodata-mapping.rules.ts';
import { mayCountSiblings, fitColumns, isWide } from './fitting-columns.rules.ts';
import { haveAges } from '../names/ages-of-names.rules.ts';
import { isOfNativeStates } from '../places/contradicting-places.rules.ts';
import { readPlaces } from '../places/read-places.rules.ts';
import { unitOfHeights } from '../converting/heights.rules.ts';
import { readGenderLetters } from './gender-letters.rules.ts';
import {
  contradicts,
  holdsDatesAndAges,
  isGender,
  type IsNamed,
  recogniseContent,
} from './recognise-content.rules.ts';
import { notationOf } from '../incomes/income-headers.rules.ts';
import { notFreeAnyMore, notFreeByNotes } from './not-free.rules.ts';
import {
  type ColumnUse,
  type HeaderMatch,
  isAboutPartner,
  recogniseHeader,
} from './recognise-header.rules.ts';
import { refusedIn, synonymsOfStatus } from './status-headers.rules.ts';

/** How a column was recognised; null for one that was not. */
export type RecognisedBy = 'header' | 'similar' | 'content' | null;
export type Recognition = { mapping: Mapping; by: readonly RecognisedBy[] };

type Columns = {
  names: readonly string[];
  rows: readonly (readonly string[])[];
  isNamed: IsNamed;
  find: FindChoice;
};

/** What every column of a sheet is read as, by its header and, where that tells nothing, by the first rows. */
export function recogniseColumns({ names, rows, isNamed, find }: Columns): Recognition {
  const cellsOf = (at: number) => rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
  const byHeader = withNativeStates(
    fitColumns(
      names.map((name, at) => {
        const cells = cellsOf(at);
        const named = withAges(withNames(withContent(name, cells), cells), cells);
        const match = withDates(named, cells);
        return { match: withRelatives(match, cells), cells };
      }),
      isNamed,
    ),
    { rows, find },
  );
  const taken = new Set(byHeader.flatMap(({ uses }) => uses.map(({ field }) => field)));
  const found = byHeader.map((match, at): { uses: readonly ColumnUse[]; by: RecognisedBy } => {
    if (match.uses.length > 0) return { uses: match.uses, by: match.by === 'similar' ? 'similar' : 'header' };
    // An address says where somebody lives, when no other column does.
    if (addressHeader.test(plainHeader(names[at] ?? '')) && !isTaken('city', taken)) {
      taken.add('city');
      return { uses: [{ field: 'city' }], by: 'similar' };
    }
    const field = match.by === 'nothing' ? null : recogniseContent(cellsOf(at), isNamed);
    if (field === null || isTaken(field, taken)) return { uses: [], by: null };
    taken.add(field);
    return { uses: [{ field }], by: 'content' };
  });
  const hasChildren = found.some(({ uses: [use] }) => use?.field === 'children');
  const uses = found.flatMap((column, at) =>
    column.uses
      .filter(({ field }, use) => !(hasChildren && use > 0 && field === 'children'))
      .map((use) => ({ ...use, column: names[at] ?? '', isShared: isWide(column), cells: cellsOf(at) })),
  );
  const mapping = mappingOf(uses, names);
  return {
    mapping: withHeights(withLetters(mapping, { names, rows }), { names, rows }),
    by: found.map(({ by }) => by),
  };
}

const addressHeader =
  /^(?:(?:full|postal|communication|mailing|res|resi|home) )?(?:address|add|addr|pata|thikana|sarnamu|vilasam|chirunama)$/;

/** A second column of numbers, addresses or genders fills the gaps of the first; of any other fact one column is enough. */
function isTaken(field: ImportField, taken: ReadonlySet<ImportField>): boolean {
  if (field === 'mobile' || field === 'email' || field === 'gender') return false;
  return taken.has(field) || (field === 'age' && taken.has('dob'));
}

/** What B and G mean in the column about gender, where they are written. */
function withLetters(mapping: Mapping, { names, rows }: Pick<Columns, 'names' | 'rows'>): Mapping {
  const { gender, name, firstname } = mapping.fields;
  if (gender?.converter !== 'choice') return mapping;
  const positions = (columns: readonly string[] = []) => columns.map((column) => names.indexOf(column));
  const nameAt = positions([...(name?.columns ?? []), ...(firstname?.columns ?? [])]);
  const nameOf = (row: readonly string[]) =>
    nameAt.map((at) => row[at] ?? '').find((text) => text !== '') ?? '';
  const cells = positions(gender.columns).flatMap((at) =>
    rows.map((row) => ({ cell: row[at] ?? '', name: nameOf(row) })),
  );
  const letters = readGenderLetters(gender.columns.join(' '), cells);
  const synonyms = { ...gender.synonyms, ...letters };
  return { ...mapping, fields: { ...mapping.fields, gender: { ...gender, synonyms } } };
}

/** What two digits alone mean in the column of heights, by its other values. */
function withHeights(mapping: Mapping, { names, rows }: Pick<Columns, 'names' | 'rows'>): Mapping {
  const { height } = mapping.fields;
  if (height?.converter !== 'height' || height.unit !== 'any') return mapping;
  const at = height.columns.map((column) => names.indexOf(column));
  const unit = unitOfHeights(at.flatMap((column) => rows.map((row) => row[column] ?? '')));
  return { ...mapping, fields: { ...mapping.fields, height: { ...height, unit } } };
}

/** What a header says, unless nearly all cells are another fact: then the cells alone tell it. */
function withContent(name: string, cells: readonly string[]): HeaderMatch {
  const match = recogniseHeader(name);
  const [use, another] = match.uses;
  const isWrong = use !== undefined && another === undefined && contradicts(use.field, cells);
  return isWrong ? { uses: [], by: null } : match;
}

/** A column of states that is not about the cities of its rows is about the native place. */
function withNativeStates(
  matches: readonly HeaderMatch[],
  { rows, find }: Pick<Columns, 'rows' | 'find'>,
): readonly HeaderMatch[] {
  const columnOf = (field: ImportField) =>
    matches.findIndex(({ uses: [use, another] }) => use?.field === field && another === undefined);
  const [state, city] = [columnOf('state'), columnOf('city')];
  if (state === -1 || city === -1) return matches;
  const places = rows.map((row) => ({
    state: row[state] ?? '',
    city: readPlaces(row[city] ?? '', { role: 'lives', find }).lives,
  }));
  if (!isOfNativeStates(places, find)) return matches;
  return matches.map((match, at) =>
    at === state ? { uses: [{ field: 'native_place', isLast: true }], by: 'similar' } : match,
  );
}

const fewNumbers = 3;

/** A column of names in which most cells have an age is read as both. */
function withAges(match: HeaderMatch, cells: readonly string[]): HeaderMatch {
  const [use, another] = match.uses;
  const isOfNames = use?.field === 'name' && another === undefined;
  return isOfNames && haveAges(cells) ? { ...match, uses: [use, { field: 'age' }] } : match;
}

/** A column "Bride / Groom" without any word for a gender has the names. */
function withNames(match: HeaderMatch, cells: readonly string[]): HeaderMatch {
  const isOfGender = match.uses.length === 1 && match.uses[0]?.field === 'gender';
  const hasNames =
    cells.length >= fewNumbers && cells.every((cell) => !isGender(cell) && /\p{L}{3}/u.test(cell));
  return isOfGender && hasNames ? { ...match, uses: [{ field: 'name' }] } : match;
}

/** A column of ages in which dates of birth are written too is read as both, and the other way round. */
function withDates(match: HeaderMatch, cells: readonly string[]): HeaderMatch {
  const fields = match.uses.map(({ field }) => field);
  if (!fields.includes('dob') && !fields.includes('age')) return match;
  const { hasDates, hasAges } = holdsDatesAndAges(cells);
  const missing = [
    ...(hasDates && !fields.includes('dob') ? (['dob'] as const) : []),
    ...(hasAges && !fields.includes('age') ? (['age'] as const) : []),
  ];
  return { ...match, uses: [...match.uses, ...missing.map((field) => ({ field }))] };
}

/** Columns about the marriage and the parents may name the children, the brothers and the sisters, too. */
function withRelatives(match: HeaderMatch, cells: readonly string[]): HeaderMatch {
  return withSiblings(withChildren(match, cells), cells);
}

function withChildren(match: HeaderMatch, cells: readonly string[]): HeaderMatch {
  const [use, another] = match.uses;
  const isOfStatus = use?.field === 'marital_status' && another === undefined;
  return isOfStatus && cells.some(namesChildren)
    ? { ...match, uses: [...match.uses, { field: 'children' }] }
    : match;
}

/** A column of both parents in which brothers and sisters are counted is read as all of them. */
function withSiblings(match: HeaderMatch, cells: readonly string[]): HeaderMatch {
  const fields = new Set(match.uses.map(({ field }) => field));
  const isOfParents = fields.has('father') && fields.has('mother');
  if (!isOfParents || !cells.some((cell) => mayCountSiblings.test(cell))) return match;
  const missing = (['no_of_brothers', 'no_of_sisters'] as const).filter((field) => !fields.has(field));
  return { ...match, uses: [...match.uses, ...missing.map((field) => ({ field }))] };
}

type NamedUse = ColumnUse & { column: string; isShared: boolean; cells: readonly string[] };

function mappingOf(uses: readonly NamedUse[], names: readonly string[]): Mapping {
  const byField = Map.groupBy(uses, ({ field }) => field);
  const isOfWork = ({ column }: NamedUse) =>
    byField.get('employer_name')?.some((other) => other.column === column) === true;
  const fields = [...byField].map(([field, columns]) => {
    // A column of its own comes before one of several facts, and that of the residence before that of the work.
    const isLater = (use: NamedUse) =>
      use.isShared || use.isLast === true || (field === 'city' && isOfWork(use));
    const ordered = columns.toSorted((one, other) => Number(isLater(one)) - Number(isLater(other)));
    return [field, readingOf(field, ordered)] as const;
  });
  const status = byField.get('marital_status')?.map(({ column }) => column) ?? [];
  const notes = names.filter((name) => noteHeader.test(plainHeader(name)) && !status.includes(name));
  return {
    fields: Object.fromEntries(fields),
    refuse: [
      ...status.map((column) => ({ column, values: refusedIn(column, { isOnly: status.length === 1 }) })),
      ...notes.map((column) => ({
        column,
        values: isAboutPartner(column) ? notFreeAnyMore : notFreeByNotes,
      })),
    ].slice(0, mostRefusals),
  };
}

const noteHeader =
  /^(?:remarks?|notes?|comments?|status|present status|current status|requirements?|expectations?)\b|\b(?:other|additional|extra|any|more|special) (?:info\w*|details?|points?|remarks?|notes?)\b|^info\w*$/;
/** The contract's most. */
const mostRefusals = 10;
function readingOf(field: ImportField, uses: readonly NamedUse[]): FieldMapping {
  const columns = uses.map(({ column }) => column);
  // The part counts for all columns of a field, so one that is read whole has none.
  const part = uses.every((use) => use.part !== undefined) ? uses[0]?.part : undefined;
  const usual = biodataMapping.fields[field] ?? readColumns(field, columns);
  const reading = { ...usual, columns, ...(part !== undefined && { part }) };
  if (field === 'marital_status' && reading.converter === 'choice')
    return { ...reading, synonyms: { ...reading.synonyms, ...synonymsOfStatus(columns) } };
  return reading.converter === 'income'
    ? {
        ...reading,
        ...notationOf(
          columns.join(' '),
          uses.flatMap(({ cells }) => cells),
        ),
      }
    : reading;
}
