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
function withNeighbours(
  codes: readonly string[] | null,
  groups: ReadonlyMap<string, Group>,
): string[] | null {
  if (codes === null) return null;
  const near = codes.flatMap((code) => {
    const own = groups.get(code);
    const whole = own && wholeOf(own);
    const parts = [...groups.values()].filter((group) => whole !== undefined && wholeOf(group) === whole);
    const churches = relatedChurches.find((some) => some.includes(code)) ?? [];
    return [...parts.map((part) => part.code), ...churches.filter((church) => groups.has(church))];
  });
  return [...new Set([...codes, ...near])];
}

/** The preference, open to the neighbours of its community or church: to other Brahmins, to other Catholics. */
export function openToNeighbours(
  { community, denomination, ...others }: Preference,
  groups: Record<'community' | 'denomination', ReadonlyMap<string, Group>>,
): Preference {
  return {
    ...others,
    community: withNeighbours(community, groups.community),
    denomination: withNeighbours(denomination, groups.denomination),
  };
}
