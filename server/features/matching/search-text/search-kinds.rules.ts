/**
 * What people call work and degrees, folded, with the names of the values that are kinds of it without having the word: a surgeon is a
 * doctor, and a doctor with an MD has an MBBS.
 */
export const kinds: ReadonlyMap<string, readonly string[]> = new Map([
  ['doctor', ['Surgeon', 'Paediatrician', 'Gynaecologist', 'Psychiatrist', 'Medical officer']],
  ['physician', ['Medical officer']],
  ['mbbs', ['MD/MS']],
  ['teacher', ['Special educator', 'Private tutor', 'Lecturer']],
  ['lecturer', ['Assistant professor']],
  ['lawyer', ['Legal adviser', 'Public prosecutor']],
  ['business', ['Entrepreneur']],
  ['government', ['Government/PSU']],
  ['psu', ['Government/PSU']],
  ['govt', ['Government/PSU']],
  ['governmentjob', ['Government/PSU', 'Government and civil services']],
  ['govtjob', ['Government/PSU', 'Government and civil services']],
]);
