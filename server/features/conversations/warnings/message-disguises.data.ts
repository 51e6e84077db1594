/** How characters and numbers are disguised so that no filter sees them, and what they stand for. */

/** The names of digits, in English, Hindi, Malayalam and Tamil. They count only in a row as long as a number. */
export const digitWords: ReadonlyMap<string, string> = new Map(
  [
    'zero shunya shoonya sunya poojyam pujyam poojiyam',
    'one ek onnu onru ondru',
    'two do randu rendu irandu',
    'three teen tin moonnu munnu moonu munu moondru',
    'four char chaar naalu nalu',
    'five paanch panch panj anchu anju ainthu',
    'six che chhe chah aaru aru',
    'seven saat sat ezhu elu',
    'eight aath ath ettu',
    'nine nau onpathu ombathu onbadhu ombadhu',
  ].flatMap((names, digit) => names.split(' ').map((name): [string, string] => [name, String(digit)])),
);

/** Fewer digits than this are not disguised: "one two three" is counting. */
export const leastDigits = 7;

/** Links, addresses and abbreviations as they are written for people and not for programs. */
export const disguises: readonly { pattern: RegExp; meaning: string }[] = [
  { pattern: /hxxp/g, meaning: 'http' },
  { pattern: / ?[([{] ?dot ?[)\]}] ?/g, meaning: '.' },
  {
    pattern: / dot (?=(?:com|net|org|in|co|xyz|info|io|me|ly|top|site|online)(?![\p{L}\p{N}]))/gu,
    meaning: '.',
  },
  { pattern: / ?[([{] ?at ?[)\]}] ?/g, meaning: '@' },
  { pattern: / at the rate (?!of )/g, meaning: '@' },
  { pattern: / (?:at|@) (?=(?:gmail|yahoo|hotmail|outlook|rediffmail)(?:\.| |$))/g, meaning: '@' },
  // Ids of the kind name@okaxis, whose handles are no words.
  {
    pattern:
      / ?@ ?(?=(?:ok(?:axis|sbi|icici|hdfcbank)|ybl|ibl|axl|apl|ptaxis|pthdfc|ptsbi|ptyes)(?![\p{L}\p{N}]))/gu,
    meaning: '@',
  },
  { pattern: / at (?=ok(?:axis|sbi|icici|hdfcbank)(?![\p{L}\p{N}]))/gu, meaning: '@' },
  { pattern: /(?<![\p{L}\p{N}])a ?[/.] ?c(?![\p{L}\p{N}])/gu, meaning: 'account' },
  // Tamil "venaam" (unwanted) would otherwise become Malayalam "venam" (wanted), as doubled letters do not count.
  { pattern: /(?<!\p{L})venaa+m?(?!\p{L})/gu, meaning: 'vendam' },
  { pattern: /₹/g, meaning: ' rs ' },
  { pattern: /(?<!\p{L})\$|\$(?!\p{L})/gu, meaning: ' usd ' },
  { pattern: /。/g, meaning: '.' },
  { pattern: /(?<=\d),(?=\d\d)/g, meaning: '' },
  { pattern: /(?<=\d) ?\/ ?-|(?<=\d)\/=/g, meaning: ' rs ' },
  // Letters in the place of digits, and words joined to a number.
  { pattern: /(?<=\d)o(?=\d)/g, meaning: '0' },
  {
    pattern: /(?<![\p{L}\p{N}])(rs|inr|no|num|number|nmbr|mob|ph|call|whatsapp|gpay|paytm)(?=\d)/gu,
    meaning: '$1 ',
  },
];

/** Digits and signs between letters, in the place of a letter: "m0ney", "p@ise". */
export const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '@': 'a',
  $: 's',
};

/** Words that people shorten with a dot, which ends no sentence. */
export const abbreviations = [
  'rs',
  'no',
  'nos',
  'mr',
  'mrs',
  'dr',
  'st',
  'ph',
  'mob',
  'tel',
  'acc',
  'acct',
  'pls',
  'plz',
];

/** Letters of the Cyrillic script that look like the Latin ones beside them. */
export const foreignLetters: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  і: 'i',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  ѕ: 's',
  һ: 'h',
};

/** What follows the sign in a UPI id. A mail address has a dot there instead. */
export const upiHandles: readonly string[] = (
  'okaxis oksbi okicici okhdfcbank okbizaxis ybl ibl axl apl yapl rapl upi paytm ptaxis pthdfc ptsbi ptyes waaxis wasbi ' +
  'waicici wahdfcbank yespay yesfam yescred yespop yesg fam axisb axisgo axisbank axis aubank abfspay allbank airtel ' +
  'airtelpaymentsbank andb amazonpay apb barodampay bpunity bandhan boi bob cnrb canarabank centralbank cboi citi citibank ' +
  'csbpay csbcash cub dbs dcb dlb dhanlaxmi equitas federal fbl fbpe finobank freecharge freoicici goaxb gocash hdfcbank ' +
  'hdfcbankjd hsbc icici icicipay idbi idbibank idfc idfcbank idfcfirst idfcnetc ikwik imobile indbank indianbank indus ' +
  'indusind inhdfc iob jio jkb jsb jupiteraxis kaypay kbl karb kotak kmbl kmb kvb kvbank lvb mahb mairtel mahagrambank ' +
  'mbk naviaxis niyoicici nsdl obc payzapp paymentsbank pingpay pnb pockets postbank postpay psb pz rajgovhdfcbank rbl rmhdfcbank ' +
  's2b sbi sbin sc scb scbl shriramhdfcbank sib slc sliceaxis srcb superyes syndicate tapicici timecosmos tjsb tmb ubi uboi ubin ' +
  'uco unionbank unionbankofindia united utbi ujjivan utib vijb vijayabank yesbank yesbankltd zoicici bhim phonepe gpay'
).split(' ');
