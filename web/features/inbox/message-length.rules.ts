/** About what three lines of a card on a phone hold. */
const shortLength = 140;
const shortLines = 3;

/** Whether a message is folded: it would take more than three lines. */
export function isLongMessage(text: string): boolean {
  return text.length > shortLength || text.split('\n').length > shortLines;
}
