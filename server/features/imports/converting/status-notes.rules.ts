import type { Form } from '../longer-cells/longer-cells.rules.ts';
import type { FindChoice } from './known-words.rules.ts';

const betweenNotes = /\s*[,;.()|]\s*|\s+[-–—]\s+/;
/** Notes about an earlier marriage alone: that of everybody else goes without saying. */
const ofEarlierMarriage =
  /^(?:divorce|divorced|divorcee|widow|widower|widowed|vidhwa|talaq|talaqshuda|khula)$/i;

/** Whether a note is about an earlier marriage and nothing else. */
export function isOfStatus(note: string): boolean {
  return ofEarlierMarriage.test(note.trim());
}

/** The marital status that a note states, where the row has none: `second marriage - divorced`. Null without one. */
export function statusIn(
  notes: readonly string[],
  { form, find }: { form: Form; find: FindChoice },
): string | null {
  if (form.marital_status !== undefined) return null;
  const words = notes.flatMap((note) => note.split(betweenNotes)).filter(isOfStatus);
  const known = words.map((word) => find.named({ list: 'marital_status', text: word }));
  return known.find((each) => each !== null)?.code ?? null;
}
