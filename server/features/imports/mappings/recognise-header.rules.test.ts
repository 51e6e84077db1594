import { expect, test } from 'vitest';
import { recogniseHeader } from './recognise-header.rules.ts';

const fieldsOf = (header: string) => recogniseHeader(header).uses.map(({ field }) => field);

test.each([
  ["Candidate's Name", 'name'],
  ['Clients Name', 'name'],
  ['Birth Dt., Time, Place', 'dob'],
  ['Date of Birth & Time', 'dob'],
  ['Biradari', 'community'],
  ['Deptt. / Co.', 'employer_name'],
  ['Presently at', 'city'],
  ['Now at', 'city'],
  ['Current Loc.', 'city'],
  ['Staying in', 'city'],
  ['Permanent R/o', 'native_place'],
  ['Basically from', 'native_place'],
  ['Native (Dist.)', 'native_place'],
  ['Contact No.(s)', 'mobile'],
  ['Name of the Boy / Girl', 'name'],
  ['Date & Time of Birth', 'dob'],
  ['DOB, Time & Place', 'dob'],
  ['Munda/Kudi', 'gender'],
  ['Regn.', 'row_id'],
  ['Aavak', 'annual_income'],
  ['Sonta vooru', 'native_place'],
  ['Khadyo', 'diet'],
  ['Comunity', 'community'],
  ['Relegion', 'religion'],
  ['Ocupation', 'working_as'],
  ['Mob. No.', 'mobile'],
  ['Mobile1', 'mobile'],
  ['Ph 2', 'mobile'],
  ['Cont. No.', 'mobile'],
  ['Alternate No', 'mobile'],
  ['Civil status', 'marital_status'],
  ['Name of the Candidate', 'name'],
  ['M/F', 'gender'],
])('the header "%s" is that of %s', (header, field) => {
  expect(fieldsOf(header)).toEqual([field]);
});

test.each([
  ['name', ['നാമം', 'പേര്', 'മുഴുവൻ പേര്', 'नाम', 'शुभ नाम', 'वधू का नाम', 'பெயர்', 'முழு பெயர்', 'ಹೆಸರು', 'పేరు']],
  ['gender', ['ലിംഗം', 'ലിംഗഭേദം', 'लिंग', 'स्त्री/पुरुष', 'பாலினம்', 'பால்', 'ಲಿಂಗ', 'ಗಂಡು/ಹೆಣ್ಣು', 'లింగం', 'ఆడ/మగ']],
  [
    'mobile',
    [
      'മൊബൈൽ നമ്പർ',
      'ഫോണ്\u200D നമ്പര്\u200D',
      'വാട്സാപ്പ് നമ്പർ',
      'मोबाइल नं.',
      'संपर्क सूत्र',
      'फ़ोन नंबर',
      'கைப்பேசி எண்',
      'செல் நம்பர்',
      'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ',
      'ದೂರವಾಣಿ',
      'మొబైల్ నెంబర్',
      'ఫోన్',
    ],
  ],
  [
    'dob',
    [
      'ജനനത്തീയതി',
      'ജന്മദിനം',
      'जन्म दिनांक',
      'जन्मदिन',
      'பிறந்த நாள்',
      'பிறப்புத் தேதி',
      'ಜನ್ಮ ದಿನಾಂಕ',
      'ಹುಟ್ಟಿದ ದಿನಾಂಕ',
      'పుట్టిన తేదీ',
    ],
  ],
  ['age', ['വയസ്സ്', 'வயது', 'ವಯಸ್ಸು', 'వయస్సు']],
  ['height', ['ഉയരം', 'ಎತ್ತರ', 'ఎత్తు', 'उंची']],
  ['star', ['നക്ഷത്രം', 'नक्षत्र', 'நட்சத்திரம்', 'ನಕ್ಷತ್ರ', 'నక్షత్రం']],
])('headers of %s are known in the script of each language', (field, headers) => {
  expect(headers.map((header) => [header, ...fieldsOf(header)])).toEqual(
    headers.map((header) => [header, field]),
  );
});

test.each([
  'Birth place',
  'Place of birth',
  'Address',
  'Office Address',
  'Looks',
  'House name',
  'Mangalik Y/N',
])('the header "%s" is that of no fact', (header) => {
  expect(fieldsOf(header)).toEqual([]);
});

test('details of the family are about parents, brothers and sisters, and about the family itself', () => {
  expect(fieldsOf('Family Details')).toEqual([
    'family_type',
    'financial_status',
    'family_values',
    'father',
    'mother',
    'no_of_brothers',
    'no_of_sisters',
  ]);
});

test('community and gotra of one cell find their own words', () => {
  expect(['Biradari & Gotra', 'Gotra / Caste'].map(fieldsOf)).toEqual([
    ['community', 'gotra'],
    ['community', 'gotra'],
  ]);
});

test('the present salary and job are no present place', () => {
  expect(['Present salary', 'Current job', 'Working as'].map(fieldsOf)).toEqual([
    ['annual_income'],
    ['working_as'],
    ['working_as'],
  ]);
});
