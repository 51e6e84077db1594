/** Texts of the photos that come with a sheet. */
export const importsPhotos = {
  title: 'Photos',
  lead: 'Choose a ZIP file. The name of a photo says whose it is: the file name in the sheet, the profile number or the serial number, such as KCH-2024-005 Asha.jpg or 12.jpg. A second photo is 12-2.jpg. Photos may also be in folders, such as 12. Up to five photos per person; ZIP file up to 200 MB.',
  privacy:
    'Nobody can see them before the person has opened the invitation, seen them and agreed. You cannot see them here either.',
  choose: 'Choose a ZIP file of photos',
  sending: 'Uploading the photos',
  percent: '{{percent}}%',
  reading: 'Reading the ZIP file…',
  unreachable: 'The connection was lost before the ZIP file had arrived. Please try again.',
  failedTitle: 'The photos were not uploaded',
  loadFailed: 'The photo report could not be loaded.',
  waiting_one: '{{number}} photo is being prepared…',
  waiting_other: '{{number}} photos are being prepared…',
  counts: {
    stored: 'Photos stored',
    failed: 'Photos that failed',
    withoutRow: 'Photos without a row',
    skipped: 'Other files, skipped',
    peopleWithout: 'People without a photo',
  },
  whose: 'Which photo is whose',
  problems: 'Files that were not used',
  forPerson: 'for {{person}}',
} as const;
