const emailAddresses = /[^\s"'<>()=:,/]+@[^\s"'<>()=:,/]+/g;
const longNumbers = /\+?\d[\d -]{7,}\d/g;

/** Takes mail addresses and phone-like numbers out of a text before it is logged. */
export function redactText(text: string): string {
  return text.replaceAll(emailAddresses, '[address]').replaceAll(longNumbers, '[number]');
}
