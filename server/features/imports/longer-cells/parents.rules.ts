import { plainCell } from '../converting/cells.rules.ts';

export type Parents = { father: string | null; mother: string | null };

/** Words that say of a parent only one thing, in the words of today. */
const meanings: readonly (readonly [meaning: string, words: RegExp])[] = [
  [
    'Late',
    /^(?:late|expired|no more|passed away|passed|deceased|died|dead|demised|not alive|expd|s[vw]arg\w*|s[vw]\.? ?|gujar gaye|inteqal|marhoom\w*|mrit|mrityu|nahi rahe?|kaalamaayi|parethan|parētan|दिवंगत|स्वर्गीय|പരേതൻ|മരിച്ചു|காலமானார்)$/,
  ],
  [
    'Homemaker',
    /^(?:h ?[/.]? ?w|h ?[/.]? ?wife|hse ?wife|house ?-?wi[fv]e|house ?hold|household work|house ?maker|home ?-?maker|home ?makr|home|at home|gr[iu]ha?ni|gr[iu]h[ai]ni|grah?ini|gharelu(?: mahila| aurat)?|gh?arwali|kushal grihini|khana ?da+ri|ho?use ?w|gruhalakshmi|grihasthi|veettamma|veetamma|illatharasi|illathu arasi|house lady|ghar ?kaam|गृहिणी|വീട്ടമ്മ|இல்லத்தரசி)$/,
  ],
];

/** Short forms of words about work, written out. Those that are also names, as "Dev", are not among them: the cell may name the parent. */
const longForms: Readonly<Record<string, string>> = {
  retd: 'Retired',
  rtd: 'Retired',
  'ret d': 'Retired',
  retired: 'Retired',
  retr: 'Retired',
  govt: 'Government',
  gov: 'Government',
  gvt: 'Government',
  pvt: 'Private',
  mgr: 'manager',
  mngr: 'manager',
  asst: 'assistant',
  rly: 'Railway',
  rlwy: 'Railway',
  rlys: 'Railways',
  engr: 'engineer',
  engg: 'engineer',
  er: 'engineer',
  emp: 'employee',
  offr: 'officer',
  ofcr: 'officer',
  tchr: 'teacher',
  hm: 'headmaster',
  supdt: 'superintendent',
  supt: 'superintendent',
  dept: 'department',
  bus: 'Business',
  bsns: 'Business',
  biz: 'business',
  agri: 'Agriculture',
  agril: 'Agriculture',
  sheti: 'Farming',
  kheti: 'Farming',
  krishi: 'Farming',
  dy: 'deputy',
  acct: 'accountant',
  acctt: 'accountant',
};

/** What stands before words about a parent. A letter alone has a mark behind it: `F-Teacher M: Nurse`. */
const fatherWord = String.raw`(?:fthr|fath|father(?:'s)?(?: name| occupation| job| work)?|fathr|dad(?:dy)?|pap+a(?:ji)?(?! rao\b)|appa|achan|acchan|abb[au](?:jaan|jan)?|ba+puji|ba+p|pita(?: ?ji| ?shri)?|f|fr|fa)`;
const motherWord = String.raw`(?:mthr|mother(?:'s)?(?: name| occupation| job| work)?|mothr|mom|mum(?:my)?|amm[ai]|mata(?: ?ji| ?shri)?|maa|m|mr|mo)`;
const labelled = new RegExp(
  String.raw`(?<![\p{L}/.])(?:(${fatherWord})|${motherWord})(?:\s*[:=\-–—]\s*|\s*\.\s+(?!\p{L}\.)|(?<=\p{L}{3}|'s)\s+(?:is |was |a |an |does |doing |in |has )*)(?=\S)`,
  'giu',
);
/** Between father and mother. The slash of "H/W", "D/o" and the like is none. */
const between = /\s*[;|\n]\s*|\s*,\s*|\s*\/(?!\s*w(?:ife)?\b|\s*o\b)\s*|\s+(?:&|and)\s+|\s+[-–—]\s+/i;
/** A slash, a semicolon or a bar separates the parents first: of `Kannan - agri / Rani - HW` the dashes stand within. */
const betweenFirst = /\s*[;|\n]\s*|\s*\/(?!\s*w(?:ife)?\b|\s*o\b)\s*/i;

/** What a cell about both parents says of each: `Father: Agri, Mother: Late`, `F-Tailor M-H/W`, `Retd HM / Nurse`, `Father Expired`. */
export function readParents(text: string): Parents {
  const written = joinLabels(text.replaceAll(/\s+/g, ' ').trim());
  const marks = [...written.matchAll(labelled)];
  if (isClause(written, marks[0])) return readLabelled(written, marks);
  const [, ofBoth] = bothParents.exec(written) ?? [];
  if (ofBoth !== undefined) return { father: nameWork(ofBoth), mother: nameWork(ofBoth) };
  const isInTwo = written.split(betweenFirst).filter((part) => part !== '').length === 2;
  const [first = '', ...rest] = written
    .split(isInTwo ? betweenFirst : between)
    .filter((part) => part !== '' && !ofFamily.test(` , ${part}`));
  if (rest.length === 0 && nameWork(first) === 'Homemaker') return { father: null, mother: 'Homemaker' };
  return { father: nameWork(first), mother: rest.length === 0 ? null : nameMother(rest.join(', ')) };
}

/** `Both parents retired`, `F/M teachers`; `parents` alone also begins what is said of their house. */
const bothParents =
  /^(?:both (?:parents )?(?:are )?|fr?\s?[/&]\s?mr?\b[\s:-]*|parents (?:are )?(?:both )?(?=(?:late|expired|expd|deceased|no more|retd|rtd|retired|teachers?|farmers?)\b))(.+?)s?$/i;

const labelWithMark = new RegExp(
  String.raw`(?<![\p{L}\d/.])(${fatherWord}|${motherWord})\s*[:=\-–—]+\s*(?=\S)`,
  'giu',
);

const siblingWithMark =
  /\b(bro\w*|sis\w*|bhai|ben|b|s)\s*[-–—:=]+\s*(?=\d|nil\b|no\b|none\b|one\b|two\b|three\b)/gi;

/** A letter for a parent without a mark, before words that are no name: `F late, M HW`. */
const letterAlone =
  /(?<=^|[,;|]\s*|\s)(f|m|fa|mo|mr|mthr)\s+(?=(?:late|expired|no more|h\.?\s?[/.]?\s?w|house|home|hm|retd|retired|rtd|agri|farmer|teacher|nurse|business|govt|pvt|driver|coolie|tailor|clerk|labou?r|nri|works?|working)\b)/gi;

/** Before a count of brothers or sisters behind words about a parent: `M: HM Sis 2`, `Clerk 1 bro`. */
const countBehind =
  /(?<=[\p{L})])(?:\s*,)?\s+(?=(?:bro\w*|si[bs]\w*)\s*[-:=.]*\s*(?:\d|nil)|(?:\d|no|nil|one|two|three)\s*(?:elder |younger )?(?:bro|sis)\w*\b)/giu;

/** The labels of a cell in one form, so that their dashes separate nothing: `F - Clerk, M – nurse`, `Late father`. */
export function joinLabels(text: string): string {
  return markLabels(text)
    .replaceAll(/\b(bro\w*|b)\s*\/\s*(sis\w*|s)\b/gi, '$1 and $2')
    .replaceAll(/\b(late|expired)\s+(father|mother)\b\s*(?=$|[.,;/&(-])/gi, '$2: $1')
    .replaceAll(labelWithMark, '$1: ')
    .replaceAll(letterAlone, '$1: ')
    .replaceAll(siblingWithMark, '$1: ')
    .replaceAll(countBehind, ' ; ');
}

const shortForms = '(?:fr|fthr|fath|fa|f|mr|mthr|mo|m)';
/** A short form of a parent without a mark behind it, before a word that is no initial. */
const bareLabel = new RegExp(String.raw`(?<=^|[\s,;|/&])${shortForms}(?=\s+\p{L}{2})`, 'giu');
const bareAtClause = new RegExp(String.raw`(?:^|[,;|/&]\s*)${shortForms}[\s:.–-]`, 'i');
const namesFather = new RegExp(String.raw`(?<![\p{L}.])${fatherWord}[\s:.=–-]`, 'iu');
const namesMother = new RegExp(String.raw`(?<![\p{L}.])${motherWord}[\s:.=–-]`, 'iu');

/** `Fr Gulf rtd, Mr nurse` are two labels. One alone may be a title: a priest, a Mister. */
function markLabels(text: string): string {
  if (/\bmrs\b/i.test(text)) return text.replaceAll(/\bmrs?\b\.?\s*/gi, '');
  const areBoth = namesFather.test(text) && namesMother.test(text);
  if (areBoth && bareAtClause.test(text)) return text.replaceAll(bareLabel, '$&:');
  return text.replaceAll(/(?<=^|[,;|/]\s*)(?:fr|fthr|fath)(?=\s+\p{L}{2})/giu, '$&:');
}

const beginsLabelled = new RegExp(`^${labelled.source}`, 'iu');

/** Whether a part of a cell begins with the word for a parent: `M: HW`, `Pita Kisan`. */
export function beginsWithParent(text: string): boolean {
  return beginsLabelled.test(text);
}

/** Whether the first of some labels begins the cell or a clause of it: `2 bro, Father Retd.` */
function isClause(text: string, mark: RegExpMatchArray | undefined): boolean {
  return mark !== undefined && /(?:^|[,;|.\n])\s*$/.test(text.slice(0, mark.index));
}

const people = String.raw`(?:bro\w*|brs?|bhai\w*|sis\w*|b[ae]h[ae]?n\w*|bahin\w*|sib(?:ling)?s?|dada|didi|bon|son|daughter|dtr|beta|beti|child|[bs])`;
const counts = String.raw`(?:\d|nil|no|without|zero|one|two|three|four|five|ek|do|dui|teen|tin|char|both|all|only|single|iklaut[aie]|eklaut[aie]|elder|younger|yngr|chh?ot[ai]|bad[ai])`;
/** Where the words about the brothers and sisters, or about the whole family, begin. */
const ofFamily = new RegExp(
  String.raw`\s*[,;|.\n]\s*(?:${counts}[\s-]*(?:[a-z]+\.?\s+){0,2}?${people}\b|(?:bro\w*|si[bs]\w*|bhai|b[ae]h[ae]?n|b|s)\s*[-:=.]*\s*(?:\d|nil|no\b|none)|(?:jt|jnt|joint|nuclear|sanyukt|ekal)\.?\s*(?:family|fly|parivar)?\s*(?:$|[,;|.])|[a-z .-]*\b(?:family|fly|parivar|kutumb)\s*(?:$|[,;|.])|(?:upper|lower|middle|high|elite|uppr)[a-z .-]*\bclass\b|(?:orthodox|liberal|traditional|sanskari|moderate|conservative|religious)\s*(?:$|[,;|.])).*$`,
  'is',
);

function readLabelled(text: string, marks: readonly RegExpMatchArray[]): Parents {
  const parents: Parents = { father: null, mother: null };
  // "LIC agent, mother HW": the words before are about the father.
  const before = text.slice(0, marks[0]?.index).replace(/[\s,;/&|.-]+$/, '');
  const isOfFather = before !== '' && marks.every((mark) => mark[1] === undefined);
  if (isOfFather && !ofFamily.test(` , ${before}`)) parents.father = nameWork(before);
  for (const [at, mark] of marks.entries()) {
    const words = text.slice((mark.index ?? 0) + mark[0].length, marks[at + 1]?.index);
    const parent = mark[1] === undefined ? 'mother' : 'father';
    parents[parent] ??= nameOf(parent, words.replace(ofFamily, ''));
  }
  return parents;
}

/** The words about a parent of a column of one parent: `Father Retd. Bank Mgr` is `Retired Bank manager`. */
export function readParent(text: string, parent: 'father' | 'mother'): string | null {
  const written = text.replaceAll(/\s+/g, ' ').trim();
  const [mark] = [...written.matchAll(labelled)];
  const isInitial = /^\p{L}\.\s/u.test(written);
  if (mark?.index === 0 && !isInitial) return readParents(written)[parent];
  return nameOf(parent, written);
}

/** What a note says of the family, and of no parent. */
const ofNoParent =
  /^(?:own (?:house|home|flat|land|property)\b.*|parents?\b.*|(?:well|very well) settled.*|(?:respect\w*|reputed|decent|good|cultured|educated|noble) family.*|\d+ (?:acres?|bigha|cents?)\b.*|settled (?:in|at)\b.*)$/;

function nameOf(parent: 'father' | 'mother', words: string): string | null {
  return parent === 'mother' ? nameMother(words) : nameWork(words);
}

/** Of a mother, "HM" alone is a homemaker; behind another word, or of a school, it is a headmistress. */
function nameMother(text: string): string | null {
  return /^\W*h\.?\s?m\.?\W*$/i.test(text) ? 'Homemaker' : nameWork(text);
}

/** Words about the work of a parent with their short forms written out; names stay as they are. Null for nothing. */
function nameWork(text: string): string | null {
  const words = text.replaceAll(/^[\s,;:/&-]+|(?:\s+and)?[\s,;:/&-]*$/gi, '');
  const plain = plainCell(words)
    .replaceAll(/^[.(]+|[.)]+$/g, '')
    .trim();
  if (plain === '' || /^(?:nil|none|na|n\/a|-+|x+|no)$/.test(plain) || ofNoParent.test(plain)) return null;
  const meaning = meanings.find(([, test]) => test.test(plain))?.[0];
  if (meaning !== undefined) return meaning;
  return words.replaceAll(/\p{L}+\.?/gu, (word) => longForms[word.toLowerCase().replace('.', '')] ?? word);
}
