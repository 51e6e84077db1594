/** Shorter words are parts of too many others. */
const shortestWord = 4;

/** Digits of a mobile number, without its country code. */
const nationalDigits = 10;

/** The person of a new password, as far as it is known. */
export type PasswordOwner = {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  email?: string | null | undefined;
  mobile?: string | null | undefined;
};

/**
 * Whether a password contains a word of the site's name or of the person: a name, the e-mail address before its @, or the mobile
 * number. Who knows the person tries these first.
 */
export function containsOwnWord(
  password: string,
  { siteName, owner }: { siteName: string; owner: PasswordOwner },
): boolean {
  const { firstName, lastName, email, mobile } = owner;
  const mailbox = email?.split('@')[0] ?? '';
  const words = [siteName, firstName, lastName, mailbox].flatMap(listWords);
  const text = fold(password);
  return (
    [...words, fold(mailbox)].some((word) => isLong(word) && text.includes(word)) ||
    hasNumber(password, mobile)
  );
}

function listWords(text: string | null | undefined): string[] {
  return fold(text ?? '').split(/[^\p{L}\p{M}\p{N}]+/u);
}

function isLong(word: string): boolean {
  return word.length >= shortestWord;
}

function hasNumber(password: string, mobile: string | null | undefined): boolean {
  const number = (mobile ?? '').replaceAll(/\D/g, '').slice(-nationalDigits);
  return number.length === nationalDigits && password.replaceAll(/\D/g, '').includes(number);
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
