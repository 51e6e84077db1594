import { z } from 'zod';
import type { ValidationKey } from './messages.ts';

/** The numbers and booleans that forms and query strings write as text, with what a text in JSON is answered. */
const formTypes = z.registry<{ refusal: ValidationKey }>();

/** Marks a schema that takes a number or a boolean also as text: for forms and query strings, which know no other types. */
export function alsoAsText<Schema extends z.ZodType>(schema: Schema, refusal: ValidationKey): Schema {
  formTypes.add(schema, { refusal });
  return schema;
}

type WrongType = { path: string[]; refusal: ValidationKey };

/**
 * The fields of a JSON body in which a number or a boolean came as text: JSON has both types, so such a text is a fault of the client.
 * An empty text clears a field and is none.
 */
export function findTexts(schema: z.core.$ZodType, body: unknown): WrongType[] {
  const inner = unwrap(schema);
  const marked = formTypes.get(inner);
  if (marked !== undefined) {
    const isText = typeof body === 'string' && body.trim() !== '';
    return isText ? [{ path: [], refusal: marked.refusal }] : [];
  }
  if (inner instanceof z.ZodArray) return findInItems(inner.element, body);
  return inner instanceof z.ZodObject ? findInFields(inner, body) : [];
}

function findInFields(schema: z.ZodObject, body: unknown): WrongType[] {
  if (typeof body !== 'object' || body === null) return [];
  const values = new Map<string, unknown>(Object.entries(body));
  return fieldsOf(schema).flatMap(([key, field]) =>
    findTexts(field, values.get(key)).map(({ path, refusal }) => ({ path: [key, ...path], refusal })),
  );
}

/** The schemas of the fields: an object of any shape has them as any type. */
function fieldsOf({ shape }: z.ZodObject): [string, z.core.$ZodType][] {
  return Object.entries<z.core.$ZodType>(shape);
}

function findInItems(element: z.core.$ZodType, body: unknown): WrongType[] {
  if (!Array.isArray(body)) return [];
  return body.flatMap((item, index) =>
    findTexts(element, item).map(({ path, refusal }) => ({ path: [String(index), ...path], refusal })),
  );
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapper =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable;
  return isWrapper ? unwrap(schema.unwrap()) : schema;
}
