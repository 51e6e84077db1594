import { communities, type Community } from './communities.ts';
import { religions } from './religions.ts';

export type ChoiceRow = {
  list: 'religion' | 'community';
  code: string;
  label: string;
  parent: string | null;
  position: number;
};

/** The steps between positions, so that an administrator's value fits between two of ours. */
const gap = 10;

/** The last values of every religion's communities, also of a religion without any of its own. */
const lastCommunities = { other: 'Other', 'prefer-not-to-say': 'Prefer not to say' };

/** The rows of the choice lists of a fresh database. */
export function listChoiceRows(): ChoiceRow[] {
  const religionRows = Object.entries(religions).map(([code, label]) => ({ code, label, parent: null }));
  const communityRows = Object.entries(communities).flatMap(([religion, names]) =>
    names.flatMap(listLabels).map((label) => ({
      code: `${religion}-${slugOf(label)}`,
      label,
      parent: religion,
    })),
  );
  const lastRows = Object.entries(lastCommunities).map(([code, label]) => ({ code, label, parent: null }));
  return [...place('religion', religionRows), ...place('community', [...communityRows, ...lastRows])];
}

function place(list: ChoiceRow['list'], rows: Pick<ChoiceRow, 'code' | 'label' | 'parent'>[]): ChoiceRow[] {
  return rows.map((row, index) => ({ list, ...row, position: (index + 1) * gap }));
}

function listLabels(community: Community): string[] {
  if (typeof community === 'string') return [community];
  const [name, parts] = community;
  return parts.map((part) => `${name} – ${part}`);
}

function slugOf(label: string): string {
  return label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
