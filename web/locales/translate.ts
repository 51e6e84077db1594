/** The sentences of one area in one language, by key and in groups. */
export type Catalogue = { readonly [key: string]: string | Catalogue };

/** A sentence in several plural forms, `days_one` and `days_other`, is one key: `days`. */
type WithoutPluralForm<Key extends string> = Key extends `${infer Stem}_${'zero' | 'one' | 'other'}`
  ? Stem
  : Key;

/** The keys of the sentences of a catalogue: `hero.title`. */
export type TextKey<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? WithoutPluralForm<Key>
    : `${Key}.${TextKey<Texts[Key]>}`;
}[keyof Texts & string];

/** The keys of the groups of a catalogue. */
export type GroupKey<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? never : Key | `${Key}.${GroupKey<Texts[Key]>}`;
}[keyof Texts & string];

export type GroupAt<Texts, Key extends string> = Key extends `${infer First}.${infer Rest}`
  ? First extends keyof Texts
    ? GroupAt<Texts[First], Rest>
    : never
  : Key extends keyof Texts
    ? Readonly<Record<keyof Texts[Key], string>>
    : never;

export type TextValues = Readonly<Record<string, string | number>>;

/** Returns the sentence of a key, in the plural form of the number; undefined when the catalogue lacks it. */
export function findSentence(
  catalogue: Catalogue,
  { key, count, language }: { key: string; count: number | string | undefined; language: string },
): string | undefined {
  const forms = typeof count === 'number' ? listPluralForms(count, language) : [];
  for (const candidate of [...forms.map((form) => `${key}_${form}`), key]) {
    const found = findEntry(catalogue, candidate);
    if (typeof found === 'string') return found;
  }
  return undefined;
}

export function findGroup(catalogue: Catalogue, key: string): Catalogue {
  const found = findEntry(catalogue, key);
  return typeof found === 'object' ? found : {};
}

/** The keys of the contract's catalogue contain dots themselves. */
function findEntry(catalogue: Catalogue, key: string): string | Catalogue | undefined {
  if (Object.hasOwn(catalogue, key)) return catalogue[key];
  const dot = key.indexOf('.');
  const group = dot < 0 ? undefined : findEntry(catalogue, key.slice(0, dot));
  return typeof group === 'object' ? findEntry(group, key.slice(dot + 1)) : undefined;
}

/** English has no form for zero, but a sentence may have one. */
function listPluralForms(count: number, language: string): string[] {
  const form = new Intl.PluralRules(language).select(count);
  return count === 0 ? ['zero', form] : [form];
}

/** Replaces `{{name}}` by the value of that name. */
export function fillIn(sentence: string, values: TextValues): string {
  return sentence.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

/** Returns the sentences of one catalogue: `t('hero.title', { name })`; `t.group('titles')` returns a whole group. */
export type Translate<English> = {
  (key: TextKey<English>, values?: TextValues): string;
  group: <Key extends GroupKey<English>>(key: Key) => GroupAt<English, Key>;
};
