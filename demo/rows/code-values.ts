import {
  type Choices,
  listAtLeast,
  resolveChoice,
  type TypedChoice,
} from '#server/features/choices/choices.ts';
import { withParts } from '#server/features/profiles/profiles.ts';

type ChoiceList = TypedChoice['list'];
export type Value = { list: ChoiceList; text: string | null; parent?: string | null };
export type Values = Omit<Value, 'text'> & { texts: readonly string[] | null };

/** Turns labels into what is stored: codes of lists, or own words. It remembers, for a million people use the same words. */
export type Coder = {
  code: (value: Value) => string | null;
  codeAll: (values: Values) => string[] | null;
  /** Wanted communities or churches, a general one with its parts, as a preference is saved. */
  codeGroups: (values: Values) => string[] | null;
  /** A value of an ordered list and all above it. */
  atLeast: (list: ChoiceList, text: string | null) => string[] | null;
};

export function createCoder(choices: Choices): Coder {
  const known = new Map<string, string>();
  const code = ({ list, text, parent }: Value) => {
    if (text === null) return null;
    const key = `${list}\n${parent ?? ''}\n${text}`;
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const parents = typeof parent === 'string' ? [parent] : undefined;
    const coded = resolveChoice(choices, {
      list,
      text,
      ...(parents !== undefined && { parents }),
    });
    known.set(key, coded);
    return coded;
  };
  const codeAll = ({ texts, ...within }: Values) =>
    texts?.map((text) => code({ ...within, text }) ?? text) ?? null;
  return {
    code,
    codeAll,
    codeGroups: (values) => {
      const codes = codeAll(values);
      return codes && withParts(codes, choices.get(values.list)?.byCode ?? new Map());
    },
    atLeast: (list, text) => {
      const value = code({ list, text });
      return value === null ? null : listAtLeast(choices, { list, value });
    },
  };
}
