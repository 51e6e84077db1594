import { foldText } from '#contract/choices/fold-text.ts';

/**
 * How sheets of every language write the gender, separated by commas. The letters B and G are not among them: a bride and a boy, a girl
 * and a groom begin with the same one (see `gender-letters.rules.ts`).
 */
const words = {
  Male: `boy, boys, groom, grooms, bridegroom, bridegrooms, men, man, m, male, males, ml, mle, mr, son, gents, gent, gentleman, gr, grm,
    grom, grooom, var, vara, varan, varudu, var paksh, vaaran, ladka, larka, ladke, larke, mulga, navra, navara, chhokro, chokro, chokra,
    munda, puttar, patra, paatra, chele, purush, purusha, purushan, nar, naran, aan, aanpillai, aan pillai, maapillai, mappillai,
    maappillai, manamagan, manamakan, payyan, paiyan, pellikoduku, pelli koduku, abbayi, abbai, huduga, gandu,
    cherukkan, cheruckan, cherukan, cherukkanmar, chekkan, chekan, kalyana chekkan, aankutty, ankutty, aankutti, ankutti, aankuttikal, makan,
    magan, mon, yuvavu, paiyyan, payan, payyanmar, mapillai, mapilai, aangal, ilaignan, beta, bete, chhora, chora, dulha, dulhe, aadmi,
    admi, mard, yuvak, balak, hudugaru, gandasu, maga, magavadu, mogavadu, magapilladu, abbaayi, koduku, kodaku, kumarudu, nausha, cheley,
    chhele, bor, mulaga, mulge, navardev, navrdev, dikro, dikra, chhokra, varraja, varraj, mundaa, munde, gabru, putt, putar,
    mael, maale, selvan, thiru, chi, chiranjeevi, chirangeevi, chiranjivi, kumar, shri, sri, shriman, janab, md, ആൺ, പുരുഷൻ, വരൻ, യുവാവ്, पुरुष, लड़का,
    वर, लड़के, मुलगा, नवरा, पुत्र, ஆண், மணமகன், மாப்பிள்ளை, పురుషుడు, పురుష, మగ, వరుడు, అబ్బాయి, ಗಂಡು, ವರ, ಪುರುಷ, পুরুষ, পাত্র, ছেলে, પુરુષ, વર, છોકરો, ਮੁੰਡਾ, ਮਰਦ`,
  Female: `girl, girls, bride, brides, women, woman, w, f, fem, female, females, fml, fmle, ms, miss, mrs, daughter, ladies, lady, br, bri,
    brd, brid, vadhu, vadu, vadhuvu, vadhoo, vadhu paksh, kanya, kanyaa, kanni, ladki, larki, ladkiyan, mulgi, navri, navari, chhokri, chokri, kudi, patri,
    paatri, meye, stri, stree, sthree, mahila, naari, pen, penn, penpillai, pen pillai, manamagal, manamakal, ponnu, pellikuthuru,
    penkutty, penkutti, penkuty, penkuttikal, pennu, pennukutty, penkoch, kalyanapennu, makal, magal, mol, yuvathi, manapen, manappen, pengal,
    ilampen, beti, betiyan, chhori, chori, dulhan, aurat, yuvati, balika, nari, hengasu, magalu, mahile, aadapilla, adapilla, aada, aadadi,
    kuthuru, koothuru, kuturu, pellikuturu, ammaayi, khatoon, khatun, meyera, kone, konya, konna, mohila, mulagi, muli, dikri, kuri, kurhi,
    kudiyan, dhee, dhi, mutiyar, femal, femail, femele, feamle, gril, grils, pelli kuthuru, pellikooturu, ammayi, ammai, hudugi, hennu, selvi, thirumathi, tmt, sow, sou, sau, chi sow, chi sou, chi sau, chisow,
    chisou, chisau, kum, kumari, km, smt, shrimati, sushri, sushree, ku, പെൺ, സ്ത്രീ, വധു, യുവതി, महिला, स्त्री, लड़की, वधू, वधु, कन्या,
    मुलगी, नवरी, पुत्री, பெண், மணமகள், స్త్రీ, మహిళ, ఆడ, వధువు, అమ్మాయి, ಹೆಣ್ಣು, ಮಹಿಳೆ, ವಧು, ಸ್ತ್ರೀ, মহিলা, পাত্রী, মেয়ে, સ્ત્રી, કન્યા, છોકરી, ਕੁੜੀ, ਔਰਤ`,
} as const;
export type Gender = keyof typeof words;

function split(texts: string): string[] {
  return texts.split(',').map((word) => word.replaceAll(/\s+/g, ' ').trim());
}

/** The gender by the word for it. */
const genderSynonyms: Readonly<Record<string, Gender>> = Object.fromEntries([
  ...split(words.Male).map((word) => [word, 'Male'] as const),
  ...split(words.Female).map((word) => [word, 'Female'] as const),
]);

/** Of titles and names of sheets only whole words about people count: "Selvi" and "Kumar" are names there, too. */
const ofTitles = {
  Male: 'boy, boys, groom, grooms, bridegroom, bridegrooms, male, males, men, man, gents, var, varan, vara, ladka, ladke, larke, mulga, payyan, cherukkan, chekkan, aankutty, munda, chele, abbayi, huduga, purush, ആൺ, പുരുഷൻ, പുരുഷന്മാർ, വരൻ, വരന്മാർ, पुरुष, लड़का, लड़के, वर, ஆண், ஆண்கள், மணமகன், மணமகன்கள், వరుడు, వరులు, ವರ, পাত্র, વર',
  Female:
    'girl, girls, bride, brides, female, females, women, woman, ladies, lady, vadhu, kanya, ladki, ladkiyan, larki, mulgi, penkutty, penkutti, penkuttikal, pennu, kudi, meye, ammayi, hudugi, stree, mahila, പെൺ, സ്ത്രീ, വധു, വധുക്കൾ, महिला, स्त्री, लड़की, लड़कियां, वधू, वधु, कन्या, பெண், பெண்கள், மணமகள், மணமகள்கள், వధువు, వధువులు, ವಧು, পাত্রী, કન્યા',
} as const;
const everyWord: Readonly<Record<Gender, ReadonlySet<string>>> = {
  Male: new Set(split(ofTitles.Male)),
  Female: new Set(split(ofTitles.Female)),
};

/** The one gender that a name of a sheet or a title speaks of: `Brides 2024`. Null for none, and for both. */
export function genderIn(text: string): Gender | null {
  const found =
    text
      .toLowerCase()
      .replaceAll(/['’]s\b/g, '')
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  const [isMale, isFemale] = [
    found.some((word) => everyWord.Male.has(word)),
    found.some((word) => everyWord.Female.has(word)),
  ];
  if (isMale === isFemale) return null;
  return isMale ? 'Male' : 'Female';
}

const meanings: ReadonlyMap<string, Gender> = new Map(
  Object.entries(genderSynonyms).map(([word, gender]) => [foldText(word), gender] as const),
);

/** The one gender that the words of a cell state: `Girl (2nd marriage)`, `Male / 28`. Null for none, and for both. */
export function genderOfWords(text: string): Gender | null {
  const said = text.toLowerCase().match(/[\p{L}\p{M}.]+/gu) ?? [];
  const found = new Set(said.flatMap((word) => meanings.get(foldText(word)) ?? []));
  const [gender, another] = found;
  return gender !== undefined && another === undefined ? gender : null;
}
