import { plainText } from '#contract/choices/plain-text.ts';
import type { Remark } from '../imports.rules.ts';
import { askAbout, type WordToDecide } from '../converting/settling.rules.ts';
import { firstOf } from './find-within.rules.ts';
import { indexLikeness } from './likeness.rules.ts';
import type { Form } from './longer-cells.rules.ts';

/** What the person who looks after a profile is to the bride or groom. */
type Role = 'self' | 'son' | 'daughter' | 'parent' | 'sibling' | 'relative' | 'friend';

const wordsOf: Readonly<Record<Role, string>> = {
  self: 'self myself me own candidate himself herself themselves swayam svayam swantham njan khud സ്വയം സ്വന്തം ഞാൻ स्वयं खुद',
  son: 'son beta makan magan മകൻ बेटा पुत्र மகன்',
  daughter: 'daughter dtr beti makal magal മകൾ बेटी पुत्री மகள்',
  parent:
    'parent parents father mother fathers mothers fathr mothr fthr mthr dad daddy mom mum mummy mommy papa pappa baba maa amma ammachi ammichi umma ummachi appa appan appachan achan achhan acchan achchan achayan chachan vappa vappachi uppa uppachi abbu abba ammi aai pita pitaji mata mataji nanna tande tayi thanthai thandai thayar അച്ഛൻ അമ്മ പിതാവ് മാതാവ് രക്ഷിതാക്കൾ पिता माता माँ தந்தை தாய் அப்பா அம்மா',
  sibling:
    'brother brothers sister sisters sibling siblings bro bros sis brthr sistr chettan chetan chettai chettayi ettan aniyan anujan anujathi aniyathi chechi chechy jyeshtan jyeshtathi ikka ikkakka ichayan ithatha ithaatha annan anna akka thambi tambi thangachi thangai bhai bhaiya bhaiyya bhau behen behan bahan bahen didi sahodaran sahodari സഹോദരൻ സഹോദരി ചേട്ടൻ ചേച്ചി भाई बहन भैया दीदी அண்ணன் அக்கா தம்பி தங்கை',
  relative:
    'relative relatives relation relations relativ uncle uncles unkle aunt aunty auntie aunties cousin cousins cuz guardian gaurdian nephew niece maman mama mami ammavan ammayi ammai chacha chachi kaka kaki mausa mausi bua foofa fufa tau chittappa chithappan kochachan valyachan valiyachan ilayachan elayachan kunjamma bhabhi chettathi jija jiju muthachan muthassan muthassi appooppan ammoomma thatha patti paatti nana nani dadi ബന്ധു അമ്മാവൻ रिश्तेदार मामा चाचा உறவினர் மாமா',
  friend:
    'friend friends frnd frd freind colleague colleagues koottukaran koottukari suhruthu dost mitra സുഹൃത്ത് मित्र दोस्त நண்பர்',
};
const roles: ReadonlyMap<string, Role> = new Map(
  // The keys of a literal are exactly the roles.
  (Object.entries(wordsOf) as [Role, string][]).flatMap(([role, words]) =>
    words.split(' ').map((word) => [plainText(word), role] as const),
  ),
);
/** Short forms, which are a name, a title or an initial beside other words: `Fr. Thomas` may be a priest. */
const alone: ReadonlyMap<string, Role> = new Map([
  ['fr', 'parent'],
  ['fa', 'parent'],
  ['mr', 'parent'],
  ['mo', 'parent'],
  ['br', 'sibling'],
  ['sr', 'sibling'],
]);
const findLike = indexLikeness(roles.keys());

/** Kin by marriage, of the second degree, and godparents. */
const distant =
  /\b(?:in[ -]?laws?|[mfbs]il)\b|\b(?:grand|god)[ -]?(?:father|mother|parent|pa|ma|dad|son|daughter)\w*/u;
const person = String.raw`(?:the |his |her |own |my |our )*(?:bride|groom|bridegroom|boy|girl|candidate)`;
/** Whose relative it is, when it is that of the bride or groom. */
const ofPerson = new RegExp(
  String.raw`^(?:by )?(?:(?:the|his|her|own|my|our)\s+|${person}s?(?:\s-)?\s+)+(?=\p{L})|\s+of\s+${person}\s*$`,
  'gu',
);
/** `Father's friend`, `friend of brother`, `Mothers elder brother`: the two words stand for one person. Apostrophes are gone. */
const possessive =
  /(?:^|\s)([\p{L}\p{M}]+?)s\s+(?:\p{L}+\s+)?([\p{L}\p{M}]+)$|(?:^|\s)([\p{L}\p{M}]+)\s+of\s+(?:the |his |her )?([\p{L}\p{M}]+)$/u;

/**
 * The choice of the form for the person who looks after a profile: of a bride, both `Father` and `My Daughter` are My Daughter. Null for words
 * that are not known, and empty for those that do not fit the gender.
 */
export function readCreator(cell: string, gender: string | undefined): string | null {
  const values = listRoles(cell).map((role) => valueOf(role, gender));
  const [value] = values.filter((each) => each !== null);
  if (value !== undefined) return value;
  return values.length === 0 ? null : '';
}

function listRoles(cell: string): Role[] {
  const text = plainText(cell.replaceAll(/[`´.]/g, ' '));
  const whole = alone.get(text);
  if (whole !== undefined) return [whole];
  return text
    .split(/\s*[/,;|&+()[\]:]\s*|\s+(?:and|or)\s+|\s+[-–—]+\s+/)
    .map((part) => part.replaceAll(ofPerson, '').trim())
    .flatMap((part) => roleOfPart(part) ?? []);
}

function roleOfPart(part: string): Role | null {
  if (distant.test(part)) return 'relative';
  const words = part.split(/[^\p{L}\p{M}]+/u);
  if (words.includes('cousin')) return 'relative';
  return roleOfTwo(part) ?? firstOf(words, roleOf);
}

/** Of two words for one person: a friend of a relative is a friend, and a relative of a relative is one. */
function roleOfTwo(part: string): Role | null {
  const [, owner, owned, other, of] = possessive.exec(part) ?? [];
  const [one, two] = [roleOf(owner ?? of ?? ''), roleOf(owned ?? other ?? '')];
  if (one === null || two === null || one === 'self') return null;
  return two === 'friend' ? 'friend' : 'relative';
}

function roleOf(word: string): Role | null {
  const plain = word.replace(/^step(?=\p{L}{3})/u, '');
  return roles.get(plain) ?? roles.get(findLike(plain)[0] ?? '') ?? null;
}

/** The form has the relation from the other side: the brother of a bride looks after his sister. */
const valuesOf: Readonly<Record<Role, { Male: string | null; Female: string | null }>> = {
  self: { Male: 'My Self', Female: 'My Self' },
  son: { Male: 'My Son', Female: null },
  daughter: { Male: null, Female: 'My Daughter' },
  parent: { Male: 'My Son', Female: 'My Daughter' },
  sibling: { Male: 'My Brother', Female: 'My Sister' },
  relative: { Male: 'My Relative', Female: 'My Relative' },
  friend: { Male: 'My Friend', Female: 'My Friend' },
};

function valueOf(role: Role, gender: string | undefined): string | null {
  return gender === 'Male' || gender === 'Female' ? valuesOf[role][gender] : null;
}

/** States in the form for which relative of the creator the profile is. A word that is not known is asked about. */
export function settleCreator(form: Form): { remarks: Remark[]; words: WordToDecide[] } {
  const { created_by: word, gender } = form;
  if (word === undefined) return { remarks: [], words: [] };
  const value = readCreator(word, gender);
  if (value !== null && value !== '') {
    form.created_by = value;
    return { remarks: [], words: [] };
  }
  Reflect.deleteProperty(form, 'created_by');
  const words = value === null ? askAbout('created_by', word) : [];
  const unread = value === '' ? 'row.creator_contradicts' : 'row.not_understood';
  return {
    remarks: [{ field: 'created_by', key: words.length > 0 ? 'row.unknown_word' : unread }],
    words,
  };
}
