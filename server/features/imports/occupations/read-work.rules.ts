import type { FindChoice, Known } from '../converting/known-words.rules.ts';
import { firstOf, listRuns, splitWords } from '../longer-cells/find-within.rules.ts';
import { employerOf, employerWithin, isEmployer, kinds } from './find-employer.rules.ts';
import { privateFirms } from './firms.rules.ts';
import { isOneApart } from '../longer-cells/likeness.rules.ts';
import { doctorOf } from './doctors.rules.ts';
import { kindsOfTitles } from './kinds-of-titles.rules.ts';
import { isFilled, isNamed, splitWork, writeOut } from './work-text.rules.ts';
import { titlesFirst } from './titles-first.rules.ts';
import { unknownEmployer } from './unknown-employers.rules.ts';
import { titlesInHindi } from './titles-in-hindi.rules.ts';
import { titlesOfOffices } from './titles-of-offices.rules.ts';
import { titlesOfRegisters } from './titles-of-registers.rules.ts';
import { titlesOfService } from './titles-of-service.rules.ts';
import { titlesOfTechnology } from './titles-of-technology.rules.ts';
import { titlesOfTrades } from './titles-of-trades.rules.ts';

/**
 * What a cell about work says, by the code of the title, the likeliest first: an expression for the text in small letters whose short forms
 * are written out. The first one that fits decides, so the particular stands before the general.
 */
const titlePatterns: readonly (readonly [code: string, pattern: string])[] = [
  ...titlesInHindi,
  ...titlesOfRegisters,
  ...titlesFirst,
  ...titlesOfService,
  ...titlesOfTechnology,
  ...titlesOfOffices,
  ...titlesOfTrades,
];

/** What a cell about work says. `others` are parts that are neither a title nor an employer: they may be places. */
export type Work = {
  title: Known | null;
  area: Known | null;
  /** The code of the kind of employer. */
  kind: string | null;
  employer: string | null;
  others: readonly string[];
  /** Whether no word is left that could be a title. */
  isWholeKnown: boolean;
};

const titles = titlePatterns.map(([title, pattern]) => ({ title, test: new RegExp(pattern) }));

/** Titles that the rest of the cell may make more particular: "Clerk in a bank", "Driver (KSRTC)", "Business – hardware shop". */
const general: ReadonlySet<string> = new Set([
  'clerk',
  'taxi-driver',
  'entrepreneur',
  'government-employee',
  'bank-officer',
  'school-teacher',
  'office-assistant',
  'soldier',
  'sailor',
  'airman',
]);

/** Reads `S/W Engr at TCS, Blr`, `Working as Asst. Manager in HDFC Bank`, `Govt teacher (HS)`, `Business – textile shop`. */
export function readWork(text: string, find: FindChoice): Work {
  const whole = writeOut(text);
  const parts = splitWork(text);
  const kind = kindOf(whole, { parts, find });
  const title = titleOf(
    { text, whole, parts, isWorking: kind !== 'not-working' && kind !== 'student' },
    find,
  );
  const area = title === null ? areaOf(parts, find) : null;
  const isTitle = (part: string) => patternOf(writeOut(part)) !== null || named(part, find) !== null;
  const rest = parts.filter((part, at) => at > 0 || !isTitle(part));
  const employers = rest.filter(
    (part) => !park.test(part) && isEmployer(writeOut(part)) && isNamed(writeOut(part)),
  );
  const found = employers.find((part) => !isTitle(part)) ?? employers[0] ?? null;
  const { employer, place } =
    found === null ? { employer: employerWithin(parts), place: null } : employerOf(found, find);
  const others = rest.filter((part) => part !== found && !isTitle(part)).concat(place ?? []);
  return {
    title,
    area,
    kind: kind ?? kindOfTitle(title) ?? kindOfEmployer(employer),
    // The kind of a name that no list knows is not known.
    employer: leaveStudies(kind, employer ?? unknownEmployer(others, { title, find })),
    others,
    isWholeKnown: isFilled(whole),
  };
}

/** Who studies works for nobody: "Studying MSc" names no employer. */
function leaveStudies(kind: string | null, employer: string | null): string | null {
  return kind === 'student' ? null : employer;
}

function kindOfEmployer(employer: string | null): string | null {
  return employer === null ? null : 'private-company';
}

/** The kind of employer by the words for it, else by a name of the list, also one that differs by a letter. */
function kindOf(
  whole: string,
  { parts, find }: { parts: readonly string[]; find: FindChoice },
): string | null {
  if (saysNotWorking(whole)) return 'not-working';
  const kind = kinds.find(({ test }) => test.test(whole))?.kind;
  return (
    kind ??
    (privateFirms.test(whole) ? 'private-company' : null) ??
    firstOf(parts, (text) => kindLike(text, find))?.code ??
    null
  );
}

/** "Networking" is a title, and no misspelled "Not working". */
function kindLike(text: string, find: FindChoice): Known | null {
  const isTitle = find.named({ list: 'working_as', text }) !== null;
  return isTitle ? null : find.alike({ list: 'working_with', text });
}

/** A park of offices is a place, no employer, and says nothing of a title that stands beside it. */
const park = /^(?:techno|info|cyber|electronic|software|it) ?(?:park|city)(?: \w+)?$/i;

/** A title may be one of the state, of defence or of people who work for themselves. */
function kindOfTitle(title: Known | null): string | null {
  if (title === null) return null;
  const isOf = (codes: readonly string[]) => codes.some((code) => title.code.endsWith(`-${code}`));
  return Object.entries(kindsOfTitles).find(([, codes]) => isOf(codes))?.[0] ?? null;
}

type Read = { text: string; whole: string; parts: readonly string[]; isWorking: boolean };

function titleOf(read: Read, find: FindChoice): Known | null {
  const exact = find.named({ list: 'working_as', text: read.text });
  return read.isWorking ? titleOfWork(read, { exact, find }) : exact;
}

function titleOfWork(read: Read, { exact, find }: { exact: Known | null; find: FindChoice }): Known | null {
  const { whole, parts } = read;
  const first = firstOf(
    parts.filter((part) => parts.length === 1 || !park.test(part)),
    (part) => patternOf(writeOut(part)),
  );
  const particular = particularOf(whole, first);
  if (particular !== null) return find.named({ list: 'working_as', text: particular });
  const isGeneral = first !== null && general.has(first);
  if (exact !== null && !isGeneral) return exact;
  const better = first !== null && !isGeneral ? first : (patternOf(whole) ?? first);
  if (better !== null) return find.named({ list: 'working_as', text: better.replaceAll('-', ' ') });
  return exact ?? guessTitle(read, find);
}

/** What the whole cell makes of an engineer, or of a doctor. The short form "AE" alone is one of any engineer. */
function particularOf(whole: string, first: string | null): string | null {
  if (ofElectricity.test(whole)) return 'electrical engineer';
  return first === 'doctor' ? doctorOf(whole) : null;
}

const utilities = String.raw`\b(?:torrent power|tata power|adani (?:electricity|power)|bses|reliance energy|ntpc|nhpc|powergrid|power grid|kptcl|[dpmu]gvcl|mahavitaran|cesc|kseb|tneb|tangedco|[bhgmc]escom|mseb|msedcl|[at][ps]+[ns]pdcl|transco|genco|discom|electricity)\b`;
const ofElectricity = new RegExp(String.raw`\bengineer\b.*${utilities}|${utilities}.*\bengineer\b`);

/** A title among the words of a cell that no pattern fits. */
function guessTitle({ whole, parts }: Read, find: FindChoice): Known | null {
  return (
    engineerOf(whole, find) ??
    firstOf(parts, (part) => named(part, find)) ??
    firstOf(parts, (part) => (isRank(part) ? null : find.alike({ list: 'working_as', text: part })))
  );
}

/** Words that are spelled right and say nothing of the work: "Officer" is no misspelled "office". */
function isRank(part: string): boolean {
  return /^(?:officer|manager|executive|assistant|supervisor)s?$/i.test(part.trim());
}

function patternOf(text: string): string | null {
  return titles.find(({ test }) => test.test(text))?.title ?? null;
}

/** An engineer of a firm that makes software. */
function engineerOf(whole: string, find: FindChoice): Known | null {
  const isSoftware =
    /\b(?:engineer|analyst|lead|associate|architect)\b/.test(whole) &&
    /\b(?:tcs|infosys|wipro|cognizant|cts|hcl|accenture|capgemini|ibm|ust|mphasis|mindtree|dxc|oracle|sap|google|microsoft|zoho|tech(?:nical)? mahindra|it)\b/.test(
      whole,
    );
  return isSoftware ? find.named({ list: 'working_as', text: 'software engineer' }) : null;
}

/** A title among the words of a part: several words, or one for a person who does something. */
function named(part: string, find: FindChoice): Known | null {
  const text = writeOut(part);
  return (
    find.named({ list: 'working_as', text }) ??
    firstOf(listRuns(splitWords(text)), (run) =>
      run.includes(' ') || isAgent(run) ? find.named({ list: 'working_as', text: run }) : null,
    )
  );
}

/** Whether a word means somebody who does something: engineer, dentist. */
export function isAgent(word: string): boolean {
  return /(?:er|or|ist|ian|ant|man|eon|ee|yst|ect|urse|chef|cook|pilot|dancer)$/.test(word);
}

function areaOf(parts: readonly string[], find: FindChoice): Known | null {
  const look = (text: string) => find.named({ list: 'profession_area', text });
  return (
    firstOf(parts, look) ??
    firstOf(parts.map(writeOut), look) ??
    firstOf(parts.map(writeOut), (part) => firstOf(listRuns(splitWords(part)), look))
  );
}

const negation = /^(?:not|nt|no|non)[\s.-]*(w[\p{L} ]*)$/iu;
/** "Working" and "work" without their vowels, which hurried typists leave out or change. */
const skeletons = ['wrkng', 'wrkg', 'wrk', 'wkng'];

/** Whether a cell says that somebody has no work, however it is spelled: `not wrkng`, `Not workng`, `nt wrking`, `not wrnkg`. */
function saysNotWorking(text: string): boolean {
  const [, word = ''] = negation.exec(text.trim()) ?? [];
  const bare = word.toLowerCase().replaceAll(/[aeiou\s]/g, '');
  return bare.includes('k') && skeletons.some((each) => each === bare || isOneApart(each, bare));
}
