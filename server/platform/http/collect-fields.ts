import type { MultipartValue } from '@fastify/multipart';
import { problem } from '#server/platform/problem.ts';
import type { FormLimits, FormRules } from './form-limits.ts';

const longestName = 100;
/** NUL, and what a decoder writes in the place of bytes that are no UTF-8. */
const noText = /[\0\uFFFD]/;

export type CollectedFields = {
  addText: (part: MultipartValue) => void;
  add: (name: string, value: unknown) => void;
  /** Fields that came once as they are, repeated ones as lists. */
  toInput: () => Record<string, unknown>;
};

/** Gathers the parts of a form by their names; `name[]` means `name`, as a list. */
export function collectFields({ files }: FormRules, { textBytes }: FormLimits): CollectedFields {
  const values = new Map<string, unknown[]>();
  const lists = new Set(Object.keys(files).filter((name) => (files[name] ?? 1) > 1));
  let bytesLeft: number = textBytes;
  const add = (name: string, value: unknown) => {
    const field = fieldOf(name);
    if (field !== name) lists.add(field);
    values.set(field, [...(values.get(field) ?? []), value]);
  };
  return {
    add,
    addText: ({ fieldname, value, valueTruncated }) => {
      // A part that says it is JSON was parsed; a form's fields are texts.
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      bytesLeft -= Buffer.byteLength(text);
      if (valueTruncated || bytesLeft < 0) throw problem('too_large');
      if (noText.test(text)) throw problem('malformed_request');
      add(fieldname, text);
    },
    toInput: () =>
      Object.fromEntries(
        [...values].map(([name, all]) => [name, lists.has(name) || all.length > 1 ? all : all[0]]),
      ),
  };
}

/** The name of a field without the brackets that some clients mark lists with. */
export function fieldOf(name: string | undefined): string {
  if (name === undefined || name === '' || name.length > longestName || noText.test(name)) {
    throw problem('malformed_request');
  }
  return name.endsWith('[]') ? name.slice(0, -2) : name;
}
