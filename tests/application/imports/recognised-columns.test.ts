import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { bring, check, type Desk } from '#tests/support/run-import.ts';
import { writeSheet } from '#tests/support/spreadsheets.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { listColumns } from './list-columns.ts';

let application: TestApplication;
let desk: Desk;
beforeAll(async () => {
  application = await startApplication();
  desk = { application, token: (await anAdministrator(application)).token };
});
afterAll(() => application.close());

describe('a sheet in another script', () => {
  it.each([
    ['Malayalam', ['ക്രമ നമ്പർ', 'പേര്', 'ലിംഗം', 'ജനന തീയതി', 'ഉയരം', 'ഫോൺ നമ്പർ'], 'സ്ത്രീ'],
    ['Hindi', ['क्रमांक', 'नाम', 'लिंग', 'जन्म तिथि', 'ऊंचाई', 'मोबाइल नंबर'], 'महिला'],
    ['Tamil', ['வரிசை எண்', 'பெயர்', 'பாலினம்', 'பிறந்த தேதி', 'உயரம்', 'கைபேசி'], 'பெண்'],
  ])('has its headers recognised: %s', async (_language, header, woman) => {
    const row = ['1', 'Lakshmi', woman, '02/05/1997', `5'2"`, '9812345670'];
    const details = await check(desk, { content: writeSheet([header, row]) });
    expect(Object.values(listColumns(details))).toEqual([
      'serial_no header',
      'name header',
      'gender header',
      'dob header',
      'height header',
      'mobile header',
    ]);
    expect(details).toMatchObject({ im_added: 1, im_refused: 0 });
  });
});

describe('a sheet without a useful header', () => {
  it('takes the gender from its title, also with a single person', async () => {
    const sheet = writeSheet([['LIST OF GROOMS'], ['Name', 'Age', 'Mobile'], ['Arun', '31', '9811111111']]);
    const details = await check(desk, { content: sheet });
    expect(Object.values(listColumns(details))[0]).toBe('gender content');
    expect(details).toMatchObject({ im_added: 1, im_refused: 0 });
  });

  it('has the columns recognised by their cells', async () => {
    const rows = [
      ['Name', 'Boy/Girl', 'X', 'Y', '', 'Details', 'Z'],
      ['Arun', 'Boy', '12-02-1992', `5'8"`, '9811111111', 'Hindu', 'arun@example.org'],
      ['Binu', 'boy', '13-02-1993', '5-9', '98222 22222', 'Christian', '-'],
      ['Cini', 'Girl', '14/02/1994', `5'3`, '9833333333 / 9844444444', 'RC', 'cini@example.org'],
      ['Divya', 'girl', '15.02.1995', `5' 1`, '+91 98555 55555', 'hindu', 'divya@example.org'],
    ];
    const details = (await bring(desk, { content: writeSheet(rows) })).body.data;
    expect(listColumns(details)).toEqual({
      Name: 'name header',
      'Boy/Girl': 'gender header',
      X: 'dob content',
      Y: 'height content',
      'Column 5': 'mobile content',
      Details: 'religion content',
      Z: 'email content',
    });
  });

  it('with a header of two rows has one name for each column', async () => {
    const rows = [
      ['Reg No', 'Name', 'Personal', '', '', 'Contact', ''],
      ['', '', 'Sex', 'Age', 'Height', 'Phone', 'Email'],
      ['K-101', 'Arun', 'M', '29', '5.8', '9811111112', 'a@example.org'],
    ];
    const details = await check(desk, { content: writeSheet(rows) });
    expect(listColumns(details)).toEqual({
      'Reg No': 'row_id header',
      Name: 'name header',
      'Personal: Sex': 'gender header',
      'Personal: Age': 'age header',
      'Personal: Height': 'height header',
      'Contact: Phone': 'mobile header',
      'Contact: Email': 'email header',
    });
    expect(details).toMatchObject({ im_added: 1, im_with_remarks: 1 });
  });
});
