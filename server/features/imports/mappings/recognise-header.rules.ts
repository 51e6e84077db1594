import { foldText } from '#contract/choices/fold-text.ts';
import { plainHeader } from '#contract/imports/fit-mapping.ts';
import { type CellPart, importFields, type ImportField } from '#contract/imports/mapping.fields.ts';
import { indexLikeness } from '../longer-cells/likeness.rules.ts';
import { usualHeaders } from './biodata-mapping.rules.ts';
import { genderOfWords } from './gender-words.rules.ts';
import { headersOfNothing, moreHeaders } from './more-headers.rules.ts';
import { mixedHeaders } from './mixed-headers.rules.ts';
import { isOfStatus } from './status-headers.rules.ts';
import { regionalHeaders } from './regional-headers.rules.ts';

/** A field that a column is read as, and the part of its cells. */
export type ColumnUse = {
  field: ImportField;
  part?: CellPart;
  /** Whether it is read where no other column of the field says something. */
  isLast?: true;
};
/** `header` is a header that we know, `similar` one that contains a known word, `nothing` one that no field belongs to. */
export type HeaderMatch = { uses: readonly ColumnUse[]; by: 'header' | 'similar' | 'nothing' | null };

const known: ReadonlyMap<string, ImportField> = new Map(
  importFields.flatMap((field) =>
    [usualHeaders[field] ?? '', moreHeaders[field] ?? '', regionalHeaders[field] ?? '', field]
      .flatMap((texts) => texts.split(','))
      .map((header) => [plainHeader(header), field] as const)
      .filter(([header]) => header !== ''),
  ),
);
/** The same without spaces, as "M.Status" is written, and with the letters of every encoding: `ഫോണ്‍ നമ്പര്‍`. */
const squeezed: ReadonlyMap<string, ImportField> = new Map(
  [...known].map(([header, field]) => [foldText(header), field] as const),
);

function knownAs(plain: string): ImportField | undefined {
  return known.get(plain) ?? (plain.length > 2 ? squeezed.get(foldText(plain)) : undefined);
}

/** Columns of one kind are counted: `Mobile1`, `Phone 2`, `Contact no. 3`. */
function withoutCount(plain: string): string {
  return plain.replace(/(?<=\p{L}) ?\d$/u, '');
}

const nothing: ReadonlySet<string> = new Set(headersOfNothing.split(',').map(plainHeader));

/** What a header may say about the person beside the fact. */
const fillers =
  /\b(?:of|the|candidate|bride|groom|girl|boy|person|his|her|in|rs|inr|rupees|p ?a|p ?m|per annum|per month|details?|present|current)\b/g;
/** Words of a header about somebody else than the person. */
const relative =
  /\b(?:fathers?|mothers?|brothers?|sisters?|siblings?|uncles?|guardians?|parents?|family|reference|broker|agent|dads?|moms?|pit[ar]\w*|vadil\w*|tandri|thandri|thandhai|thanthai|achan\w*|achante|pithavu\w*|pithavinte|babar|mata\w*|matar|aai\w*|talli|thalli|mathavu\w*|mathavinte|ammayude|mayer)\b/;
const notOfOccupation =
  '(?!.*\\b(?:age|umar|native|caste|educat\\w*|qualif\\w*|shiksha\\w*|income|salary|aay|place|side|family|alive|gotr\\w*|tongue|bhasha)\\b)';
const regionalFather = new RegExp(
  `^(?:pita\\w*|pitar|vadil\\w*|tandri|thandri|thandhai|thanthai|nanna|appa|achan\\w*|achante|pithavu|pithavinte|babar|tandeya|tande)\\b${notOfOccupation}`,
);
const regionalMother = new RegExp(
  `^(?:mata\\w*|matar|aai\\w*|talli|thalli|amma|ammayude|mathavu|mathavinte|thaai|thayar|thayin|mayer|tayiya|tayi)\\b${notOfOccupation}`,
);
const wishes = /\b(?:partner|expect\w*|prefer\w*|looking|demands?|wanted|require\w*)\b/;
/** What a column about the partner may say of the person, too: `Requirement / Other Info`. */
const ownToo = /\b(?:info\w*|details?|remarks?|notes?|comments?)\b/;

/** A word by which a header is similar to that of a field. The order decides. */
const words: readonly (readonly [ImportField, RegExp])[] = [
  [
    'mobile',
    /\b(?:mob|mobile|phone|cell|whats ?app|watsapp|ph no|contacts? (?:nos?|num|numbers?|details)|tel)\b/,
  ],
  ['email', /\b(?:e ?mail|gmail|mail id)\b/],
  [
    'father',
    /^(?:the )?(?:fathers?|dads?)\b(?!.*\b(?:age|native|caste|educat|qualif|income|salary|place|side|family|alive))|\bname of (?:the )?father\b/,
  ],
  [
    'mother',
    /^(?:the )?(?:mothers?|moms?)\b(?!.*\b(?:age|native|caste|educat|qualif|income|salary|place|side|family|alive|tongue))|\bname of (?:the )?mother\b/,
  ],
  ['father', regionalFather],
  ['mother', regionalMother],
  ['dob', /\b(?:dob|d o b|d ?o ?b ?dt|(?:date|dt|year) of birth|birth ?(?:date|dt|day|year)|born(?: on)?)\b/],
  [
    'row_id',
    /\b(?:reg|regn|registration|profile|biodata|candidate|matrimony|member) ?(?:no|num|number|id|code)\b/,
  ],
  ['serial_no', /\b(?:sl|s|sr|serial) ?(?:no|num|number)\b/],
  ['photo_file', /\b(?:photo|photograph|image|pic|picture)s?\b/],
  ['age', /\bage\b/],
  ['gender', /\b(?:gender|sex)\b/],
  ['height', /\b(?:height|ht)\b/],
  ['annual_income', /\b(?:salary|income|ctc|package|earnings?)\b/],
  ['qualification', /\b(?:qualif\w*|educat\w*|degree|studies|qlfn|edn)\b/],
  ['college', /\b(?:college|university|institut\w*)\b/],
  ['employer_name', /\b(?:company|employer|organi[sz]ation|firm|dep(?:t+|artment)|co)\b/],
  ['working_as', /\b(?:job|occupation|designation|profession|employment|work)\b/],
  ['religion', /\breligion\b/],
  ['sub_community', /\bsub ?(?:caste|community)\b/],
  ['community', /\b(?:castes?|communit(?:y|ies)|jath?i|jaat|bi?radari|samaj|samudayam?)\b/],
  ['denomination', /\b(?:denomination|church|rite|sect)\b/],
  ['gotra', /\bgoth?ra/],
  [
    'marital_status',
    /\b(?:marital|marriage) status\b|\b(?:vivaha?\w*|vaivahi\w*|lagn\w*|shaa?di|thirumana|kalyana|pelli|boibahik|maduve) (?:k[ai] )?(?:sth?it?h?i|st?hithi|nila\w*|nilai|darajj?[oa]|obostha|status)\b/,
  ],
  ['mother_tongue', /\bmother tongue\b/],
  ['languages', /\blanguages?\b/],
  ['district', /\bdistrict\b/],
  ['state', /\b(?:state|rajya|maa?nilam|rashtram|samsthanam|rajjo)\b/],
  ['country', /\bcountry\b/],
  ['zip', /\bpin ?code\b/],
  [
    'native_place',
    /\b(?:native|home ?(?:town|place|dist)|permanent|perm|r ?o|roots|origin\w*|belongs?|hails?|ancestral|basically from|mool|mul|sont?h?a|sondha|swantham?|vatan)\b/,
  ],
  [
    'city',
    /\b(?:work(?:ing)? (?:place|at)|place of work|city|town|village|place|loc(?:ation|n)?|resid\w*|stay\w*|liv(?:es?|ing)|settled|based|present(?:ly)?|current(?:ly)?|now (?:at|in)|sadhya\w*|rah[ae]?na[rt]\w*|vastavya|rahethan|niva+s\w*|niwas\w*|thamas\w*|vasikkum|iruppidam|nelasiruva)\b/,
  ],
  ['diet', /\b(?:diet|food|veg)\b/],
  ['name', /^(?:full )?names?\b|\bnames?$|\bname (?:of|in full)\b/],
];
/** The fields of a relative's header that are still the person's own. */
const readOfRelatives: ReadonlySet<ImportField> = new Set(['mobile', 'email', 'father', 'mother']);
/** Converters of these find what they look for anywhere in a cell, so a cell of several facts needs no cutting. */
const foundAnywhere: ReadonlySet<ImportField> = new Set([
  'mobile',
  'email',
  'dob',
  'age',
  'father',
  'mother',
]);

/** A header of the native place and another one is of two parts. */
const nativeToo = /\bnative\b/;

/** Headers of no fact: how many of brothers and sisters are married, and the time and place of a birth without its date. */
const ofNoFact =
  /\b(?:brothers?|sisters?)\b.*\bmarried\b|^(?:birth (?:time|place)|(?:time|place) of birth)(?: and (?:birth )?(?:time|place|star|details?))*$/;

const longestHeader = 80;

/** What a column holds, by its header alone. */
export function recogniseHeader(header: string): HeaderMatch {
  const none = { uses: [], by: null } as const;
  if (header.length > longestHeader) return none;
  const exact = knownAs(plainHeader(header));
  if (exact !== undefined) return { uses: [{ field: exact }], by: 'header' };
  if (isOfStatus(header)) return { uses: [{ field: 'marital_status' }], by: 'header' };
  if (isOfGenders(header)) return { uses: [{ field: 'gender' }], by: 'header' };
  const joined = plainHeader(header.replaceAll(/\s*[&+/,]\s*/g, ' and '));
  if (nothing.has(plainHeader(header)) || ofNoFact.test(joined)) return { uses: [], by: 'nothing' };
  const several = findMixed(joined);
  if (several.length > 0) return { uses: several.map((field) => ({ field })), by: 'header' };
  return recogniseWords(header);
}

/** A word for a man and one for a woman: `Munda/Kudi`, `Patra / Patri`. */
function isOfGenders(header: string): boolean {
  const parts = header.split(/\s*(?:\/|&|\bor\b)\s*/i);
  const [one, other] = parts.map((word) => (/^[\p{L}\p{M}]{2,}$/u.test(word) ? genderOfWords(word) : null));
  return parts.length === 2 && one !== null && other !== null && one !== other;
}

/** Whether a column is about the partner that is looked for, and about nothing else. */
export function isAboutPartner(header: string): boolean {
  const plain = plainHeader(header);
  return wishes.test(plain) && !ownToo.test(plain);
}

/** The fields of a header whose cells say several facts in any order. */
function findMixed(plain: string): readonly ImportField[] {
  return nativeToo.test(plain) ? [] : (mixedHeaders.find(([several]) => several.test(plain))?.[1] ?? []);
}

function recogniseWords(header: string): HeaderMatch {
  const whole = findWritten(header);
  const parts = splitHeader(header);
  if (parts.length > 1) return recogniseParts(header, parts);
  if (whole !== null) return { uses: [{ field: whole }], by: 'header' };
  const similar = findSimilar(header) ?? findMisspelled(header);
  return similar === null ? { uses: [], by: null } : { uses: [{ field: similar }], by: 'similar' };
}

/** The field of a header without what stands in brackets, above it, or around it: `Salary (p.a.)`, `Contact: Phone`. */
function findWritten(header: string): ImportField | null {
  const bare = header.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ');
  const below = bare.split(':').findLast((part) => plainHeader(part) !== '') ?? bare;
  const short = plainHeader(below).replaceAll(fillers, ' ').replaceAll(/\s+/g, ' ').trim();
  const texts = [bare, below, ...(relative.test(plainHeader(header)) ? [] : [short])];
  const plain = texts.map(plainHeader);
  return [...plain, ...plain.map(withoutCount)].map(knownAs).find((field) => field !== undefined) ?? null;
}

function findSimilar(header: string): ImportField | null {
  const plain = plainHeader(header);
  if (wishes.test(plain)) return null;
  const isRelative = relative.test(plain);
  const found = words.find(
    ([field, word]) => word.test(plain) && (!isRelative || readOfRelatives.has(field)),
  );
  return found?.[0] ?? null;
}

const findLike = indexLikeness(squeezed.keys());

/** The one field with a header of at least six letters that differs by a letter: `Comunity`, `Ocupation`. */
function findMisspelled(header: string): ImportField | null {
  const plain = plainHeader(header);
  if (wishes.test(plain) || relative.test(plain)) return null;
  const fields = new Set(findLike(foldText(plain)).map((like) => squeezed.get(like)));
  const [field, another] = fields;
  return another === undefined ? (field ?? null) : null;
}

/** What follows the date in a header of the birth: its time and place are no facts of a profile. */
const ofBirth = /(\bbirth\b[^,/&+]*)(?:\s*(?:[,/&+]|\band\b)\s*(?:birth )?(?:time|place)\b)+/gi;

/** A part of a header that is no fact: `Income/Yr`, `Height/cm`. */
const unitOfHeader =
  /^(?:per )?(?:yr|yrs|year|yearly|annum|month|monthly|mth|pa|pm|p a|p m|lakhs?|lacs?|lpa|cms?|ft|feet|inch(?:es)?)$/;

function splitHeader(header: string): string[] {
  const bare = header
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replaceAll(ofBirth, '$1')
    .replaceAll(/\br\/o\b/gi, 'resident of');
  return bare
    .split(/[/&+|,]|\s(?:and|or|-|–)\s/i)
    .map((part) => part.trim())
    .filter((part) => plainHeader(part) !== '' && !unitOfHeader.test(plainHeader(part)));
}

const partNames: readonly (readonly CellPart[])[] = [
  ['first', 'after_first'],
  ['first', 'second', 'after_second'],
];

/** A header of several facts: each field that it names is read from its part of the cells. */
function recogniseParts(header: string, parts: readonly string[]): HeaderMatch {
  const found = parts.map((part) => findWritten(part) ?? findSimilar(part));
  const own = relative.test(plainHeader(header))
    ? found.filter((field) => field && readOfRelatives.has(field))
    : found;
  const fields = [...new Set(own.filter((field) => field !== null))];
  const [only] = fields;
  if (only === undefined) return { uses: [], by: null };
  const names = partNames[parts.length - 2] ?? [];
  const uses = fields.map((field): ColumnUse => {
    const part = names[found.indexOf(field)];
    const isSame = found.every((each) => each === field);
    return foundAnywhere.has(field) || isSame || part === undefined ? { field } : { field, part };
  });
  return { uses, by: 'header' };
}
