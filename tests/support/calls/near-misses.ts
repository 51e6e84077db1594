import fc from 'fast-check';
import { z } from 'zod';
import type { Endpoint } from '#contract/calls/endpoint.ts';

/** The part of JSON Schema that the values below are derived from. */
type Described = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Described;
  properties?: Record<string, Described>;
  anyOf?: Described[];
  oneOf?: Described[];
};

/** Values that people, programs and attackers put into fields. */
const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom<unknown>(
    'a@example.org',
    '9876543210',
    '1234',
    '2000-02-29',
    '2023-02-29',
    "'; drop table accounts; --",
    '%',
    '-1',
    'NaN',
    '\u0000',
    '\uD800',
    '\u202Eevil',
    '__proto__',
    Number.MAX_SAFE_INTEGER,
    2_147_483_647,
    2_147_483_648,
    1e308,
    -0,
    0.5,
  ),
  fc.integer(),
);

/** The values right inside and right outside of what a schema allows. */
function edgesOf(schema: Described): unknown[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(edgesOf);
  const yesNo = schema.type === 'boolean' ? [true, false, 'true', 1] : [];
  const only = 'const' in schema ? [schema.const] : [];
  return [
    ...choices,
    ...(schema.enum ?? []),
    ...only,
    ...yesNo,
    ...numbersOf(schema),
    ...textsOf(schema),
    ...listsOf(schema),
    ...objectsOf(schema),
  ];
}

function numbersOf({ minimum, maximum }: Described): unknown[] {
  const bounds = [minimum, maximum].filter((bound) => bound !== undefined);
  return bounds.flatMap((bound) => [bound - 1, bound, bound + 1, String(bound)]);
}

function textsOf({ minLength, maxLength }: Described): string[] {
  const lengths = [minLength, maxLength].filter((length) => length !== undefined && length <= 5000);
  return lengths
    .flatMap((length = 0) => [length - 1, length, length + 1])
    .filter((length) => length >= 0)
    .map((length) => 'a'.repeat(length));
}

function listsOf({ maxItems = 0, items }: Described): unknown[] {
  const edges = items === undefined ? [] : edgesOf(items);
  const [item = 'a'] = edges;
  const isShort = maxItems > 0 && maxItems <= 300;
  const lengths = isShort ? [0, 1, maxItems, maxItems + 1] : [];
  return [...edges.map((edge) => [edge]), ...lengths.map((length) => Array.from({ length }, () => item))];
}

function objectsOf({ properties = {} }: Described): unknown[] {
  return Object.entries(properties).flatMap(([key, inner]) =>
    edgesOf(inner)
      .slice(0, 20)
      .map((value) => ({ [key]: value })),
  );
}

/** The fields of an endpoint's input as JSON Schema. */
function describeFields({ input }: Endpoint): Record<string, Described> {
  // What JSON Schema cannot express is left out; only the keys above are read.
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Described;
  return schema.properties ?? {};
}

/**
 * Inputs of an endpoint: the valid one with one or two fields changed to values that the schema just allows, just refuses or does
 * not know, ids of existing rows among them; and sometimes any JSON.
 */
export function inputsAround(
  endpoint: Endpoint,
  { valid, ids }: { valid: object; ids: readonly number[] },
): fc.Arbitrary<object> {
  const described = describeFields(endpoint);
  const names = [...new Set([...Object.keys(described), ...Object.keys(valid)])];
  const textFields = Object.fromEntries(
    Object.entries(valid).filter(([, value]) => !(value instanceof Blob)),
  );
  const valueOf = (name: string): fc.Arbitrary<unknown> => {
    const edges = edgesOf(described[name] ?? {});
    const known = [...edges, ...ids, ...ids.map(String)];
    return fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...known, null) },
      { weight: 2, arbitrary: anyValue },
    );
  };
  const strangeKeys = fc.dictionary(fc.string({ maxLength: 10 }), anyValue, { maxKeys: 2 });
  if (names.length === 0) return strangeKeys;
  const change = fc
    .constantFrom(...names)
    .chain((name) => valueOf(name).map((value) => [name, value] as const));
  const changed = fc
    .array(change, { minLength: 0, maxLength: 2 })
    .map((changes) => ({ ...textFields, ...Object.fromEntries(changes) }));
  const missing = fc
    .subarray(names, { minLength: 1 })
    .map((left) => Object.fromEntries(Object.entries(textFields).filter(([name]) => !left.includes(name))));
  const anything = fc
    .tuple(
      strangeKeys,
      fc.record(Object.fromEntries(names.map((name) => [name, valueOf(name)])), { requiredKeys: [] }),
    )
    .map(([others, fields]) => ({ ...others, ...fields }));
  return fc.oneof(
    { weight: 6, arbitrary: changed },
    { weight: 1, arbitrary: missing },
    { weight: 3, arbitrary: anything },
  );
}
