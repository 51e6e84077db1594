/** Texts of the versions of an information page. */
export const pageVersions = {
  earlier: 'This is version {{version}}, which is not in force any more.',
  toCurrent: 'Read the present version',
  title: 'Versions',
  version: 'Version {{version}}',
  current: 'Version {{version}} (this one)',
  since: 'from {{date}}',
} as const;
