import type { z } from 'zod';

/** One setting: its environment variable, schema and default, and a sentence for the operator. */
export type Setting<Value = unknown> = {
  variable: string;
  documentation: string;
  schema: z.ZodType<Value>;
  /** The text that an unset variable is parsed as, also shown in the documents. */
  default?: string;
};

export type Settings = Record<string, Setting>;
export type ValuesOf<Declared extends Settings> = {
  [Key in keyof Declared]: Declared[Key] extends Setting<infer Value> ? Value : never;
};

/** Declares a setting; the type contains that of its value. */
export function setting<Value>(declaration: Setting<Value>): Setting<Value> {
  return declaration;
}

/** A wrong configuration; the message contains the names of its variables. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/** Reads all settings; an unset or empty variable means its default. Throws one ConfigurationError naming every wrong variable. */
export function readSettings<Declared extends Settings>(
  settings: Declared,
  environment: Readonly<Record<string, string | undefined>>,
): ValuesOf<Declared> {
  const wrong: string[] = [];
  const values = Object.entries(settings).map(([key, declared]) => {
    const text = environment[declared.variable];
    const parsed = declared.schema.safeParse(text === undefined || text === '' ? declared.default : text);
    if (!parsed.success) wrong.push(`${declared.variable}: ${parsed.error.issues[0]?.message ?? 'invalid'}`);
    return [key, parsed.data];
  });
  if (wrong.length > 0) throw new ConfigurationError(`Wrong configuration. ${wrong.join('; ')}`);
  // The entries have the keys of the declarations and the values of their schemas, as ValuesOf says.
  return Object.fromEntries(values) as ValuesOf<Declared>;
}
