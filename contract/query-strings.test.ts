import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from './endpoints.ts';

/** The fields of a call that take a number, by what the API document says of them. */
function listNumbers(schema: z.ZodObject): string[] {
  return Object.entries(schema.shape).flatMap(([name, field]) =>
    field.safeParse(7).success && !field.safeParse('seven').success ? [name] : [],
  );
}

describe('a query string knows no numbers', () => {
  const asked = endpoints.filter(({ method }) => method === 'GET');
  const fields = asked.flatMap(({ path, input }) =>
    listNumbers(input).map((name) => [path, name, input] as const),
  );

  it('and numbers are asked for in some', () => {
    expect(fields.length).toBeGreaterThan(5);
  });

  it.each(fields)('%s takes %s as text', (_path, name, input) => {
    expect(input.shape[name]?.safeParse('7').success).toBe(true);
  });
});
