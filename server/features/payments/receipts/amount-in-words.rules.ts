const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;
/** Each is the size above which it counts, and its name. */
const steps = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;

/** An amount of rupees in Indian English: `Rupees one lakh fifty thousand and paise fifty only`. */
export function sayAmount(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  const parts = [
    ...(rupees > 0 || rest === 0 ? [`rupees ${sayNumber(rupees)}`] : []),
    ...(rest > 0 ? [`paise ${sayNumber(rest)}`] : []),
  ];
  const text = `${parts.join(' and ')} only`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function sayNumber(number: number): string {
  const step = steps.find(([size]) => number >= size);
  if (step === undefined) return sayBelowHundred(number);
  const [size, name] = step;
  const rest = number % size;
  const head = `${sayNumber(Math.floor(number / size))} ${name}`;
  return rest === 0 ? head : `${head} ${sayNumber(rest)}`;
}

function sayBelowHundred(number: number): string {
  const word = small[number];
  if (word !== undefined) return word;
  const [ten, one] = [tens[Math.floor(number / 10)] ?? '', number % 10];
  return one === 0 ? ten : `${ten}-${small[one] ?? ''}`;
}
