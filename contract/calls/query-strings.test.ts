import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';

/** The fields of a call. */
function listFields({ input }: (typeof endpoints)[number]): [string, z.ZodType][] {
  return Object.entries<z.ZodType>(input.shape);
}

/** Whether a field takes a number, and not just any text. */
function isNumber(field: z.ZodType): boolean {
  return field.safeParse(7).success && !field.safeParse('seven').success;
}

describe('a query string, which has texts only', () => {
  const asked = endpoints.filter(({ method }) => method === 'GET');
  const fields = asked.flatMap((endpoint) =>
    listFields(endpoint).flatMap(([name, field]) =>
      isNumber(field) ? [[endpoint.path, name, field] as const] : [],
    ),
  );

  it('is used by calls with numeric fields', () => {
    expect(fields.length).toBeGreaterThan(5);
  });

  it.each(fields)('%s takes %s as text', (_path, _name, field) => {
    expect(field.safeParse('7').success).toBe(true);
  });
});
