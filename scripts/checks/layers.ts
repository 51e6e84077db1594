/** The server's features, lowest layer first. A feature imports features of lower layers alone (docs/architecture.md). */
export const layers: readonly (readonly string[])[] = [
  ['choices', 'photos', 'site'],
  ['accounts', 'visibility'],
  ['matching'],
  ['profiles'],
  ['partners', 'plans', 'registration', 'settings'],
  ['notifications'],
  ['contacts', 'conversations', 'interests', 'matches', 'moderation', 'safety', 'searches', 'shortlist', 'visits'],
  [
    'administrators',
    'audit',
    'banners',
    'enquiries',
    'imports',
    'jobs',
    'members',
    'payments',
    'reviews',
    'stories',
  ],
  ['privacy'],
  ['dashboard'],
];
