// Bounded, so that a long text without any address costs no more than its length.
const emailAddresses = /[^\s"'<>()=:,/]{1,64}(@|%40)[^\s"'<>()=:,/]{1,255}/gi;
const longNumbers = /\+?\d[\d -]{7,}\d/g;

/** Takes mail addresses and phone-like numbers out of a text before it is logged. */
export function redactText(text: string): string {
  return text.replaceAll(emailAddresses, '[address]').replaceAll(longNumbers, '[number]');
}
