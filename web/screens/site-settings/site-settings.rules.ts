import type { EndpointData } from '#contract/calls/endpoint.ts';
import { namedSettingFields } from '#contract/site/site-settings.fields.ts';
import type { showSiteSettings } from '#contract/site/site-editing.ts';
import type { FieldName } from './setting-fields.data.ts';

export type SettingValues = EndpointData<typeof showSiteSettings>['values'];

/** What was typed in the fields that were touched; anything, because a field may be empty or half written. */
export type Typed = Partial<Record<FieldName, unknown>>;

/** The touched fields whose value is another than the one that was seen. */
export function listChanged({ typed, seen }: { typed: Typed; seen: SettingValues }): FieldName[] {
  // The keys of what was typed are fields.
  const names = Object.keys(typed) as FieldName[];
  return names.filter((name) => !isSameValue(typed[name], seen[name]));
}

export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** What is wrong with the changed fields: the key of a sentence for each. */
export function findErrors({
  typed,
  names,
}: {
  typed: Typed;
  names: readonly FieldName[];
}): Map<FieldName, string> {
  return new Map(
    names.flatMap((name) => {
      const parsed = namedSettingFields[name].safeParse(typed[name]);
      const message = parsed.error?.issues[0]?.message;
      return message === undefined ? [] : [[name, message] as const];
    }),
  );
}

/** The field that an error of the server is about: `social_links.0.url` is `social_links`. */
export function fieldOfError(path: string): string {
  return path.split('.', 1)[0] ?? '';
}

export function pick<Values extends object>(values: Values, names: readonly FieldName[]): Partial<Values> {
  const picked = Object.entries(values).filter(([name]) => names.some((one) => one === name));
  // A part of the entries of the same object.
  return Object.fromEntries(picked) as Partial<Values>;
}
