import type { ListName } from '#contract/choices/choice-lists.ts';

export type Typed = { list: ListName; text: string; parents?: readonly string[] };
/** The value that a text names, its parent, and whether the text says more. `alike` is the folded name that differs by a letter. */
export type Known = { code: string; parent: string | null; saysMore: boolean; alike?: string };
export type FindChoice = {
  named: (typed: Typed) => Known | null;
  /** The one value with a name that differs from the text by one letter. */
  alike: (typed: Typed) => Known | null;
  labelOf: (value: { list: ListName; code: string }) => string;
  /** Whether a list has values at all under some values of the list above. */
  hasValues: (typed: Omit<Typed, 'text'>) => boolean;
};
