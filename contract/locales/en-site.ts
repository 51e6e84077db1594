/** What the server says of the settings of the site. */
export const siteEnglish = {
  'outcome.page_published': 'The page is published.',
  'outcome.site_changed': 'The settings are saved. Visitors see them within seconds.',
  'outcome.logo_changed': 'The logo is saved. Visitors see it within seconds.',
  'outcome.logo_removed': 'The logo is removed.',

  'problem.logo_not_supported':
    'A logo must be a PNG, JPEG or WebP file. SVG and other files cannot be used.',
} as const;
