import type { Preference } from '#contract/preferences/preference.criteria.ts';

/** A value of a list with what its neighbours share with it. */
type Group = { code: string; label: string; parent: string | null };

/** Churches whose families marry each other. */
const relatedChurches: readonly (readonly string[])[] = [
  ['roman-catholic', 'syro-malabar', 'syro-malankara', 'knanaya-catholic'],
  [
    'knanaya-jacobite',
    'jacobite',
    'malankara-orthodox',
    'mar-thoma',
    'chaldean-syrian',
    'st-thomas-evangelical',
  ],
  ['csi', 'cni', 'cms-anglican', 'methodist', 'lutheran', 'baptist', 'presbyterian', 'basel-mission'],
  [
    'evangelical',
    'brethren',
    'pentecostal',
    'ipc',
    'assemblies-of-god',
    'church-of-god',
    'the-pentecostal-mission',
    'born-again',
    'non-denominational',
  ],
].map((churches) => churches.map((church) => `christian-${church}`));

/** "Brahmin – Iyer" is a part of the Brahmins, and "Sunni – Hanafi" of the Sunni. */
function wholeOf({ label, parent }: Group): string | undefined {
  const [whole, part] = label.split(' – ');
  return part === undefined ? undefined : `${parent ?? ''} ${whole ?? ''}`;
}

/** A group with the ones beside it, itself first: the other parts of a community, or the related churches. */
function withNeighbours(codes: readonly string[] | null, groups: Groups): string[] | null {
  if (codes === null) return null;
  const near = codes.flatMap((code) => {
    const own = groups.get(code);
    const parts = own === undefined ? [] : listParts(own, groups);
    const churches = relatedChurches.find((some) => some.includes(code)) ?? [];
    return [...parts.map((part) => part.code), ...churches.filter((church) => groups.has(church))];
  });
  return [...new Set([...codes, ...near])];
}

type Groups = ReadonlyMap<string, Group>;

/** Whether a group is the one of people who name no part of the whole: "Sunni – Other", which families read as "Sunni". */
function isGeneral({ label }: Group): boolean {
  return label.endsWith(' – Other');
}

/** The parts of the whole that a group belongs to, itself among them. */
function listParts(group: Group, groups: Groups): Group[] {
  const whole = wholeOf(group);
  return whole === undefined ? [group] : [...groups.values()].filter((other) => wholeOf(other) === whole);
}

/**
 * Accepted groups, where a general one alone stands for all its parts: "Sunni" for every school, but beside "Sunni – Hanafi" for itself.
 */
export function withParts(codes: readonly string[], groups: Groups): string[] {
  return [
    ...new Set(
      codes.flatMap((code) => {
        const own = groups.get(code);
        if (own === undefined || !isGeneral(own)) return [code];
        const parts = listParts(own, groups).map((part) => part.code);
        return parts.some((part) => part !== code && codes.includes(part)) ? [code] : [code, ...parts];
      }),
    ),
  ];
}

/** A group with the general one, which its people may state instead: a family that says "Sunni" may be of the own school. */
export function withGeneral(code: string, groups: Groups): string[] {
  const own = groups.get(code);
  const general = own && listParts(own, groups).find(isGeneral);
  return general === undefined || general.code === code ? [code] : [code, general.code];
}

/** The preference, open to the neighbours of its community or church: to other Brahmins, to other Catholics. */
export function openToNeighbours(
  { community, denomination, ...others }: Preference,
  groups: Record<'community' | 'denomination', Groups>,
): Preference {
  return {
    ...others,
    community: withNeighbours(community, groups.community),
    denomination: withNeighbours(denomination, groups.denomination),
  };
}
