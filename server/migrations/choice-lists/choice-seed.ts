/** A value of a list as a migration inserts it. */
export type ChoiceSeed = {
  list: string;
  code: string;
  label: string;
  parent: string | null;
  position: number;
  aliases: readonly string[];
};

/** Values of one group: all of a list, or those under one value of the parent list. */
export type SeedGroup = {
  parent: string | null;
  values: readonly { code: string; label: string; names?: string | undefined }[];
};

const gap = 10;
const lastLabels = { other: 'Other', 'prefer-not-to-say': 'Prefer not to say' };
/** The values at the end of a list. */
export type LastCodes = readonly (keyof typeof lastLabels)[];

/** The rows of a list: its groups in order, then the last values. `names` are further names, separated by semicolons. */
export function seedList(
  list: string,
  { groups, last }: { groups: readonly SeedGroup[]; last: LastCodes },
): ChoiceSeed[] {
  const values = groups.flatMap(({ parent, values: group }) => group.map((value) => ({ ...value, parent })));
  const lastValues = last.map((code) => ({ code, label: lastLabels[code], parent: null, names: undefined }));
  return [...values, ...lastValues].map(({ code, label, parent, names }, index) => ({
    list,
    code,
    label,
    parent,
    position: (index + 1) * gap,
    aliases: listAliases(label, names),
  }));
}

/** The labels of a text that separates them by commas. */
export function listLabels(text: string): string[] {
  return text.split(',').map((label) => label.trim());
}

/** Values whose codes follow from their labels, behind the code of the value they belong to. */
export function valuesOf(
  text: string,
  { parent = null, names = {} }: { parent?: string | null; names?: Readonly<Record<string, string>> } = {},
): SeedGroup {
  const values = listLabels(text).map((label) => {
    const code = parent === null ? slugOf(label) : `${parent}-${slugOf(label)}`;
    return { code, label, names: names[code] };
  });
  return { parent, values };
}

/** A label as a code: `Bachelor's – Arts` is `bachelors-arts`; text in brackets is left out. */
export function slugOf(label: string): string {
  return label
    .replaceAll(/\([^)]*\)/g, '')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F']/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** What else names a value: the parts of `A (B)` and of `A/B`, and what is listed for it. */
function listAliases(label: string, names = ''): string[] {
  const [, outer, inner] = /^(.+) \((.+)\)$/.exec(label) ?? [];
  const parts = [outer, inner, ...(inner ?? label).split('/'), ...names.split(';')];
  const aliases = new Set(parts.map((part) => (part ?? '').trim()));
  return [...aliases].filter((alias) => alias !== '' && alias !== label);
}
