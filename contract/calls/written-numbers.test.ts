import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { findTexts } from './written-numbers.ts';

/** The documented client has free texts for these: a sum with a range, and the price of a plan. */
const documentedTexts = new Set(['annual_income', 'price', 'previous.price']);

type Field = { path: string; type: 'number' | 'boolean' };

function typesOf(schema: z.core.$ZodType): (Field['type'] | null)[] {
  if (schema instanceof z.ZodNumber) return ['number'];
  if (schema instanceof z.ZodBoolean) return ['boolean'];
  if (schema instanceof z.ZodLiteral) return [...schema.values].map(typeOfLiteral);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(typesOf);
  if (schema instanceof z.ZodPipe) return typesOf(schema.in);
  const inner = innerOf(schema);
  return inner === undefined ? [null] : typesOf(inner);
}

function typeOfLiteral(value: unknown): Field['type'] | null {
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : null;
}

function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable;
  return isWrapper ? schema.unwrap() : undefined;
}

/** The fields of an input that take a number or a boolean, at any depth; a list is entered at its first item. */
function listFields(schema: z.core.$ZodType, path = ''): Field[] {
  const inner = innerOf(schema);
  if (inner !== undefined) return listFields(inner, path);
  if (schema instanceof z.ZodPipe) return listFields(schema.in, path);
  const below = (key: string) => (path === '' ? key : `${path}.${key}`);
  if (schema instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, field]) =>
      listFields(field, below(key)),
    );
  if (schema instanceof z.ZodArray) return listFields(schema.element, below('0'));
  const type = typesOf(schema).find((found) => found !== null);
  return type === undefined || type === null ? [] : [{ path, type }];
}

/** A body with one value at a path. */
function bodyWith(path: string, value: unknown): unknown {
  return path.split('.').reduceRight((body, key) => (key === '0' ? [body] : { [key]: body }), value);
}

/** The fields that a call refuses in a JSON body. */
function refusedIn({ input }: Endpoint, body: unknown): string[] {
  const issues = input.safeParse(body).error?.issues ?? [];
  return [...findTexts(input, body), ...issues].map(({ path }) => path.join('.'));
}

// A call that needs a file is a form, which knows no other type than text.
const takesJson = ({ input, method, files = {} }: Endpoint) => {
  const missing = input.safeParse({}).error?.issues.map(({ path }) => path.join('.')) ?? [];
  return method === 'POST' && Object.keys(files).every((name) => !missing.includes(name));
};

const fields = endpoints.filter(takesJson).flatMap((call) =>
  listFields(call.input)
    .filter(({ path }) => !documentedTexts.has(path))
    .map((field) => ({ ...field, call, name: `${call.path} ${field.path}` })),
);

describe('a number or a boolean in JSON', () => {
  it('is a field of very many calls', () => {
    expect(fields.length).toBeGreaterThan(100);
    expect(fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['/profile/update height', '/admin/users/search filters.verified']),
    );
  });

  it.each(fields)('is no text: $name', ({ path, type, call }) => {
    const texts = type === 'number' ? ['1', '12', '165'] : ['true', 'false'];
    for (const text of texts) expect(refusedIn(call, bodyWith(path, text))).toContain(path);
  });
});

describe('an empty text', () => {
  it('clears a field and is no number', () => {
    const update = endpoints.find(({ path }) => path === '/profile/update');
    expect(update && findTexts(update.input, { height: '', no_of_sisters: null })).toEqual([]);
  });
});
