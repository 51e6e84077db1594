/** A number as people read it: `+91 98460 12348` for one of India however it was typed, also a masked one; any other as it is. */
export function writePhone(number: string): string {
  const [, digits] = /^\+91([\d•]{10})$/.exec(number.replaceAll(/\s/g, '')) ?? [];
  return digits === undefined ? number : `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
}
