/** Texts of the photos that come with a sheet. */
export const importsPhotos = {
  title: 'Photos',
  lead: 'Choose a ZIP whose file names are the profile numbers or serial numbers of the sheet: 12.jpg, 12-2.jpg, ITM12.jpg, or a folder 12. Up to five photos of each person, ZIP up to 200 MB.',
  privacy:
    'Nobody sees them before the person has opened the invitation, seen them and agreed. You do not see them here either.',
  choose: 'Choose a ZIP of photos',
  sending: 'Sending the photos',
  percent: '{{percent}} %',
  reading: 'The ZIP is being read …',
  unreachable: 'The connection broke before the ZIP had arrived. Please try again.',
  failedTitle: 'The photos were not received',
  loadFailed: 'What became of the photos could not be loaded.',
  waiting_one: '{{number}} photo is being prepared …',
  waiting_other: '{{number}} photos are being prepared …',
  counts: {
    stored: 'Photos stored',
    failed: 'Photos that failed',
    withoutRow: 'Photos without a row',
    skipped: 'Other files, skipped',
    peopleWithout: 'People without a photo',
  },
  problems: 'Files that were not used',
  forPerson: 'for {{person}}',
} as const;
