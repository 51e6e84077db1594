/** The zeros of the scripts whose digits are written in chats; their other digits follow each of them. */
const zeros: readonly string[] = ['٠', '۰', '०', '০', '੦', '૦', '୦', '௦', '౦', '೦', '൦'];

/** A digit of an Indian or Arabic script as 0 to 9. */
export function foldDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const value = zeros
    .map((zero) => code - (zero.codePointAt(0) ?? 0))
    .find((distance) => distance >= 0 && distance <= 9);
  return value === undefined ? digit : String(value);
}
