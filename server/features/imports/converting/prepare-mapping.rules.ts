import { foldText } from '#contract/choices/fold-text.ts';
import { listFields, plainHeader } from '#contract/imports/fit-mapping.ts';
import type { MessageKey } from '#contract/calls/messages.ts';
import type { FieldMapping, ImportField, Mapping } from '#contract/imports/mapping.fields.ts';
import {
  describeNoPhone,
  estimateBirth,
  readAge,
  isBlank,
  isEmptyWord,
  plainCell,
  readCount,
  readEmail,
  readPhone,
  readYesNo,
  cutPart,
} from './cells.rules.ts';
import { indexDecisions, listSettled } from '../decisions/decision-keys.rules.ts';
import { notFree } from '../mappings/not-free.rules.ts';
import { isImpossibleDate, readDate, readYear } from './dates.rules.ts';
import { guessHeight, readHeight } from './heights.rules.ts';
import { statedBy } from '../incomes/income-headers.rules.ts';
import { describeNoIncome, readIncome, type ReadIncome } from '../incomes/read-income.rules.ts';
import { keepsNil, readerOf, tidierOf } from './field-readers.rules.ts';
import { listOrigins, type PlaceField, saysResidence } from '../places/origin-columns.rules.ts';
import { sharedBy, type SharedColumn, type SharingField } from '../sharing/share-cell.rules.ts';
import { spellAlike } from './not-free.rules.ts';
import { type ListOptions, readChoice, readList, readOnlyItem } from './lists.rules.ts';

/** A mapping prepared for many rows: the positions of its columns, and a converter for each field. */
export type PreparedMapping = {
  columnCount: number;
  fields: readonly {
    field: ImportField;
    columns: readonly number[];
    /** Of a column of this position. */
    convertOf: (column: number) => ConvertCell;
    /** The same for a cell that is shared already: it has no parts any more. */
    convertShare: ConvertCell;
    /** The texts that count as empty, because the mapping says so. */
    blanks: ReadonlySet<string>;
    /** The folded texts that are own words when no list knows them, because the mapping says so. */
    ownWords: ReadonlySet<string>;
    /** Those of them that stay as they are although a list knows them. */
    kept: ReadonlySet<string>;
    /** The folded texts that were decided about, wherever they stand. */
    settled: ReadonlySet<string>;
    /** What was decided about a word under a value of the list above, by `keyOfDecision`. */
    decisions: ReadonlyMap<string, string | null>;
  }[];
  /** Whether a column of a place says by its header that somebody lives there now. */
  saysResidence: boolean;
  /** Fields of a place whose columns are all about the native place. */
  origins: ReadonlySet<PlaceField>;
  /** The columns that say facts of several groups. */
  shared: ReadonlyMap<number, SharedColumn>;
  /** A phrase of several words refuses the row wherever it stands in the cell. */
  refuse: readonly { column: number; values: ReadonlySet<string>; phrases: readonly string[] }[];
};

/**
 * What a cell says, as a text of the form: null when it counts as empty or is not understood. `fault` is why it is not, and `estimate`
 * what a date of birth was estimated from.
 */
export type ConvertedCell = {
  text: string | null;
  fault: MessageKey | null;
  estimate: Estimate | null;
  /** The fixed rate by which an income in another currency was converted. */
  rate?: string;
  /** What an income or a height was taken for, because its size says so. */
  guess?: ReadIncome['guess'] | 'row.height_of_feet' | 'row.height_of_inches' | undefined;
};
type Estimate = 'row.birth_from_age' | 'row.birth_from_year';
/** `today` is `YYYY-MM-DD`. */
type ConvertCell = (cell: string, today: string) => ConvertedCell;

/** Finds the columns of a mapping in a sheet; fields and refusals without a column are left out. */
export function prepareMapping(mapping: Mapping, columns: readonly string[]): PreparedMapping {
  const headers = columns.map(plainHeader);
  const positionOf = (column: string) => headers.indexOf(plainHeader(column));
  const fields = listFields(mapping).map(([field, { part, ...options }]) => {
    const convertAs = (chosen: typeof options & { part?: typeof part }, from: readonly string[]) =>
      prepareConverter(chosen, {
        reader: readerOf({ field, columns: from }, mapping),
        keepsNil: keepsNil(field),
        header: from.join(' '),
      });
    const converters = new Map(
      options.columns.map((column) => [
        positionOf(column),
        convertAs({ ...withHeader(options, column), part }, [column]),
      ]),
    );
    const convertShare = convertAs(options, options.columns);
    return {
      field,
      part,
      columns: options.columns.map(positionOf).filter((position) => position !== -1),
      convertOf: (column: number) => converters.get(column) ?? convertShare,
      convertShare,
      blanks: listBlanks(options),
      ownWords: listOwnWords(options),
      kept: new Set('own_words' in options ? (options.own_words ?? []).map(foldText) : []),
      settled: listSettled(field, { reading: options, mapping }),
      decisions: indexDecisions(field, { reading: options, mapping }),
    };
  });
  const refuse = [...mapping.refuse, ...refuseByStatus(mapping)].map(({ column, values }) => ({
    column: positionOf(column),
    values: new Set(values.map(plainCell)),
    phrases: values
      .map(plainCell)
      .filter((value) => value.includes(' '))
      .map(spellAlike),
  }));
  return {
    columnCount: columns.length,
    fields: [...fields.filter(({ columns: found }) => found.length > 0), ...listWithoutColumns(mapping)],
    saysResidence: saysResidence(mapping),
    origins: listOrigins(mapping),
    shared: listShared(fields),
    refuse: refuse.filter(({ column }) => column !== -1),
  };
}

/** Of several columns of incomes each has the unit and the period of its own header. */
function withHeader<Options extends FieldMapping>(options: Options, column: string): Options {
  const isOneOfSeveral = options.converter === 'income' && options.columns.length > 1;
  return isOneOfSeveral ? { ...options, ...statedBy(column) } : options;
}

/** Every column that is read as the marital status refuses people who are not free, whatever its header and wherever the mapping is from. */
function refuseByStatus({ fields }: Mapping): Mapping['refuse'] {
  return (fields.marital_status?.columns ?? []).map((column) => ({ column, values: notFree }));
}

function listShared(
  fields: readonly (SharingField & { columns: readonly number[] })[],
): Map<number, SharedColumn> {
  const uses = fields.flatMap((field) => field.columns.map((column) => ({ column, ...field })));
  return new Map(
    [...Map.groupBy(uses, ({ column }) => column)].flatMap(([column, sharing]) => {
      const shared = sharedBy(sharing);
      return shared === null ? [] : [[column, shared]];
    }),
  );
}

/** The fields without a column whose words were decided about. */
function listWithoutColumns(mapping: Mapping): PreparedMapping['fields'] {
  const fields = new Set((mapping.decisions ?? []).map(({ field }) => field));
  const without = [...fields].filter((field) => mapping.fields[field] === undefined);
  const nothing = () => empty;
  return without.map((field) => ({
    field,
    columns: [],
    convertOf: () => nothing,
    convertShare: nothing,
    blanks: new Set<string>(),
    ownWords: new Set<string>(),
    kept: new Set<string>(),
    settled: new Set<string>(),
    decisions: indexDecisions(field, { mapping }),
  }));
}

function listBlanks(options: FieldMapping): Set<string> {
  const synonyms = 'synonyms' in options ? Object.entries(options.synonyms ?? {}) : [];
  const empties = synonyms.filter(([, meaning]) => meaning === '').map(([text]) => text);
  // A spreadsheet shows 0 for a reference to an empty cell.
  const ofReferences = options.converter === 'text' ? ['0'] : [];
  return new Set([...(options.blank ?? []), ...empties, ...ofReferences].map(plainCell));
}

function listOwnWords(options: FieldMapping): Set<string> {
  if (!('synonyms' in options || 'own_words' in options)) return new Set();
  const { synonyms = {}, own_words: ownWords = [] } = options;
  return new Set([...ownWords, ...Object.values(synonyms)].map(foldText));
}

type OfField = { reader: CellReader | null; keepsNil: boolean; header: string };

function prepareConverter(
  field: FieldMapping,
  { reader, keepsNil: isNilKept, header }: OfField,
): ConvertCell {
  // The reader found under a converter's name takes the options of that converter.
  const read = reader ?? (readers[field.converter] as (options: FieldMapping) => CellReader)(field);
  const blanks = listBlanks(field);
  const meansNothing = isNilKept ? () => false : blankOf(field);
  const tidy = tidierOf(field, header);
  return (whole, today) => {
    const cell = tidy(field.part === undefined ? whole : cutPart(whole, field.part));
    if (isBlank(cell, blanks) || meansNothing(cell)) return empty;
    const income = field.converter === 'income' ? readIncome(cell, { notation: field, header }) : null;
    if (income !== null) return { ...empty, ...income };
    const value = read(cell, today);
    if (value === '') return empty;
    if (value === null) return readOtherwise(field, { cell, today });
    return { ...empty, text: String(value), ...supposed(field, cell) };
  };
}

/** What a value that was read is supposed to be: an age states no date, and two digits no unit. */
function supposed(field: FieldMapping, cell: string): Pick<ConvertedCell, 'estimate' | 'guess'> {
  const estimate = field.converter === 'age' ? 'row.birth_from_age' : null;
  const guess = field.converter === 'height' ? guessHeight(cell, field.unit) : null;
  return guess === null ? { estimate } : { estimate, guess };
}

const empty = { text: null, fault: null, estimate: null };

/** A cell that its converter does not understand: a year without a day, an age, or a fault. */
function readOtherwise(field: FieldMapping, { cell, today }: { cell: string; today: string }): ConvertedCell {
  const year = field.converter === 'date' ? readYear(cell) : null;
  if (year !== null) return { ...empty, text: year, estimate: 'row.birth_from_year' };
  const isDate = field.converter === 'date' && !isImpossibleDate(cell, field.order);
  const birth = isDate ? readAge(cell, today) : null;
  if (birth !== null) return { ...empty, text: birth, estimate: 'row.birth_from_age' };
  return { ...empty, fault: faultOf(field, cell) };
}

/** “Nil” is a number, an answer, or a value with a meaning of its own; in any other column it counts as empty. */
function blankOf(field: FieldMapping): (cell: string) => boolean {
  if (['count', 'yes_no', 'income'].includes(field.converter)) return () => false;
  const meanings = new Set(Object.keys('synonyms' in field ? (field.synonyms ?? {}) : {}).map(plainCell));
  return (cell) => isEmptyWord(cell) && !meanings.has(plainCell(cell));
}

function faultOf(field: FieldMapping, cell: string): MessageKey {
  const { converter } = field;
  if (converter === 'date' && isImpossibleDate(cell, field.order)) return 'row.impossible_date';
  if (converter === 'phone') return describeNoPhone(cell);
  if (converter === 'income') return describeNoIncome(cell, field);
  return faults[converter] ?? 'row.not_understood';
}

const faults: Partial<Record<FieldMapping['converter'], MessageKey>> = {
  date: 'row.no_date',
  age: 'row.no_age',
  height: 'row.no_height',
  email: 'row.no_email',
};

type OptionsOf<C extends FieldMapping['converter']> = Extract<FieldMapping, { converter: C }>;
/** The value of a cell: null when it is not understood, empty when it counts as empty. */
type CellReader = (cell: string, today: string) => string | number | null;

/** The closed list: one reader for each converter of the contract. */
const readers: { [C in FieldMapping['converter']]: (field: OptionsOf<C>) => CellReader } = {
  text: () => (cell) => cell.trim(),
  choice: (field) => {
    const options = prepareOptions(field);
    return (cell) => readChoice(cell, options);
  },
  list: (field) => {
    const options = prepareOptions(field);
    return (cell) => readList(cell, options);
  },
  only_item: (field) => {
    const options = prepareOptions(field);
    return (cell) => readOnlyItem(cell, options);
  },
  date:
    ({ order }) =>
    (cell) =>
      readDate(cell, order),
  age: () => estimateBirth,
  height:
    ({ unit }) =>
    (cell) =>
      readHeight(cell, unit),
  // “Nil” is no income, as 0 is; `readIncome` has tried any other cell.
  income: () => (cell) => (isEmptyWord(cell) ? '0' : null),
  count: () => readCount,
  yes_no: () => readYesNo,
  phone: () => readPhone,
  email: () => readEmail,
};

const usualSeparators = ',;/|\n';

function prepareOptions(
  field: OptionsOf<'choice'> | OptionsOf<'list'> | OptionsOf<'only_item'>,
): ListOptions {
  const { separators, without } = field.converter === 'choice' ? {} : field;
  const synonyms = Object.entries(field.synonyms ?? {});
  return {
    synonyms: new Map(synonyms.map(([text, value]) => [foldText(text), value])),
    until: field.until ?? [],
    onlySynonyms: field.only_synonyms ?? false,
    without: (without ?? []).map(plainCell),
    separators: separators ?? usualSeparators,
  };
}
