import { describe, expect, it } from 'vitest';
import { readParent, readParents } from './parents.rules.ts';

describe('a cell about both parents', () => {
  it.each([
    ['Father: LIC agent, Mother: Tailoring', 'LIC agent', 'Tailoring'],
    ['F-Retd. Teacher M-H/W', 'Retired Teacher', 'Homemaker'],
    ['Retd. Teacher/H/W', 'Retired Teacher', 'Homemaker'],
    ['Rtd. bank mgr / Housewife', 'Retired bank manager', 'Homemaker'],
    ['Rly retd; Teacher', 'Railway Retired', 'Teacher'],
    ['Expired/Gruhini', 'Late', 'Homemaker'],
    ['Father Expired', 'Late', null],
    ['Farmer', 'Farmer', null],
    ['Home maker', null, 'Homemaker'],
    ['Ex-serviceman, Nurse', 'Ex-serviceman', 'Nurse'],
    ['Thomas M. / Mary', 'Thomas M.', 'Mary'],
    ['F: Kisan, M: gharelu mahila, 2 bro both married, no sis', 'Kisan', 'Homemaker'],
    ['Papa Kirana shop. 1 bhai chhota. Joint family', 'Kirana shop', null],
    ['Pita Retd. Subedar; Mata Swargwasi; Upper mid. class fly', 'Retired Subedar', 'Late'],
    ['2 sis unmarried, sanyukt parivar', null, null],
    ['LIC agent, mother HW', 'LIC agent', 'Homemaker'],
    ['Both expired', 'Late', 'Late'],
    ["Father's business of textiles, mother HW", 'business of textiles', 'Homemaker'],
    ['Own house', null, null],
    ['F - Contractor, M – nurse', 'Contractor', 'nurse'],
    ['Late father. Mother - H/W', 'Late', 'Homemaker'],
    ['Father no more. Mother - nurse', 'Late', 'nurse'],
    ['Kannan - agri / Rani - HW', 'Kannan - Agriculture', 'Rani - HW'],
    ['Sundaram – exporter; Kavitha – nurse', 'Sundaram – exporter', 'Kavitha – nurse'],
    ['Fr Gulf rtd, Mr nurse rtd', 'Gulf Retired', 'nurse Retired'],
    ['Fr late, Mr HW', 'Late', 'Homemaker'],
    ['MR HW, FR BUSINESS', 'BUSINESS', 'Homemaker'],
    ['Fr business Mr teacher 2 sis', 'business', 'teacher'],
    ['F Gulf M HW', 'Gulf', 'Homemaker'],
    ['Fthr farmer, Mthr at home', 'farmer', 'Homemaker'],
    ['F: Retd teacher, M: HW, no sibs', 'Retired teacher', 'Homemaker'],
    ['Fr Abdul Kareem (Gulf), Mr Ayisha', 'Abdul Kareem (Gulf)', 'Ayisha'],
    ['F/M teachers', 'teacher', 'teacher'],
    ['Parents late', 'Late', 'Late'],
    ['Mr. Jose, Mrs. Mary', 'Jose', 'Mary'],
    ['M A Pasha, K M Beevi', 'M A Pasha', 'K M Beevi'],
    ['Father is a farmer and mother is a teacher', 'farmer', 'teacher'],
    ['Father: Late, Mother: Retd Teacher', 'Late', 'Retired Teacher'],
  ])('%s: %s, %s', (text, father, mother) => {
    expect(readParents(text)).toEqual({ father, mother });
  });

  it('about one of them keeps names as they are', () => {
    expect(readParent('Jose K., Farmer', 'father')).toBe('Jose K., Farmer');
    expect(readParent('M. A. Pasha', 'father')).toBe('M. A. Pasha');
    expect(readParent('no more', 'father')).toBe('Late');
    expect(readParent('Mother Teacher', 'mother')).toBe('Teacher');
  });
});
