import { workShorthand } from './shorthand.rules.ts';

const longForms: ReadonlyMap<string, string> = new Map(
  Object.entries(workShorthand).flatMap(([long, short]) =>
    short.split(',').map((form) => [form.trim(), long] as const),
  ),
);

/** A text about work in small letters, without dots, and with its short forms written out: `Sr. S/W Engr` is `senior software engineer`. */
export function writeOut(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/(?<=\p{L})\.(?=\p{L})/gu, '')
    .replaceAll('.', ' ')
    .replaceAll(/\bhr\s+sec\b/g, 'higher secondary')
    .replaceAll(/\bwheeler mech\b|\b(?:ac|auto|bike|car|diesel) mech\b/g, (words) => `${words}anic`)
    .replaceAll(/\bcomp(?= (?:operator|optr|teacher|science|hardware))/g, 'computer')
    .replaceAll(professional, '$1 professional')
    .replaceAll(/\b(ae|aee|je)\b(?= (?:in|at)|,|$| \()/g, (short) =>
      short === 'je' ? 'junior engineer' : 'assistant engineer',
    )
    .replaceAll(/\bdev(?=\s+off)/g, 'development')
    .replaceAll(/\bit (?=inspector|department|officer|dept)/g, 'income tax ')
    .replaceAll(
      /[\p{L}\p{N}+&'/-]+/gu,
      (word) => longForms.get(word) ?? word.split('/').map(toLong).join('/'),
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** "Prof" behind a line of business is a professional, and no professor: `software prof.`, `IT prof`, but not `College prof`. */
const professional =
  /\b(software|softwares|s\/w|sw|soft|it|i t|ites|tech|technical|computer|marketing|mktg|mkt|mktng|sales|hr|h r|bank|banking|finance|fin|insurance|accounts?|corporate|business|hospitality|hotel|media|design|legal|medical|health ?care|aviation|retail|telecom|logistics|working|private|pvt)\s+prof(?:f?n?l|s|es?|ession|es{1,2}ional)?\b(?! (?:in|at) (?:\w+ )?(?:college|university))/g;

function toLong(word: string): string {
  return longForms.get(word) ?? word;
}

/** What stands before a title and says nothing: "Presently working as a". */
const leadIn =
  /^(?:(?:presently|currently|now|at present|is|he is|she is|was|employed|working|works|wkg|serving|posted|doing|job|occupation|profession)\b[\s:,-]*)*(?:\b(?:as|an?|the)\b\s*)*/i;

/** The parts of a text about work, without what leads in: title, employer and place, in any order. */
export function splitWork(text: string): string[] {
  return text
    .replace(leadIn, '')
    .split(
      /\s*[,;|()[\]\n:]\s*|\s+[-–—]+\s*|\s*[–—]\s*|\s+(?:in|at|with|@|for|under|mein|as(?: an?)?)\s+|^(?:in|at|with)\s+/i,
    )
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** Whether an employer has a name: "own clinic" and "hospital" are none. */
export function isNamed(text: string): boolean {
  // A town has one of them, and families know which.
  if (/\bco ?operative (?:bank|society)\b/.test(text)) return true;
  const generic =
    /\b(?:hospital|school|college|university|clinic|bank|railway|department|court|hotel|star|engineering|arts|science|medical|higher|secondary|co operative|shop|firms?|ca|it|it company|construction|constructions|supermarket|company|software|post office|licensed|private hospital|balwadi|anganwadi|teacher|sdo|sdm|bdo|udc|ldc|pcs|hcs|ras|oas|wbcs|patwari|lekhpal|peon|chaprasi|forester|forest guard|vibhag)\b|\d/g;
  return (
    text
      .replaceAll(generic, '')
      .replaceAll(fillers, '')
      .replaceAll(/[^\p{L}]/gu, '').length >= 3
  );
}

const fillers =
  /\b(?:private|government|job|work|working|company|firm|employee|employed|service|sector|limited|in|a|an|the|at|own|self|concern|mnc|staff|person|permanent|temporary|aided|unaided|psu|central|state|organi[sz]ation|and|now|presently|currently|business|doing|nil|none|no|nothing|not|nr|studying|student|studies|home|naukr?a?i|nokri|karobar|kaa?m|mein|me|hai|h|karta|karti|karte|ka|ki|ke|apn[ai]|work permit|permit|visa|holder|pr|ghar|par|kuchh?|nahi)\b|[^\p{L}\p{N}]/gu;

/** Whether a text, with its short forms written out, says nothing of a title. */
export function isFilled(whole: string): boolean {
  return whole.replaceAll(fillers, '').trim() === '';
}
