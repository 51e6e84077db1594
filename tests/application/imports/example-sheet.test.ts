import { afterAll, beforeAll, expect, it } from 'vitest';
import { formFacts, profileFormNames } from '#contract/profiles/fact-names.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { check, type Desk } from '#tests/support/run-import.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { writeExample } from '#web/screens/imports/example-sheet.ts';
import { imports } from '#web/locales/en/imports/imports.ts';
import { profile } from '#web/locales/en/profile/profile.ts';

let application: TestApplication;
let desk: Desk;
beforeAll(async () => {
  application = await startApplication();
  desk = { application, token: (await anAdministrator(application)).token };
});
afterAll(() => application.close());

const labels = new Map<string, string>([
  ...formFacts.map((fact) => [profileFormNames[fact], profile.fields[fact]] as const),
  ...Object.entries(imports.fields),
]);

it('the example sheet is recognised and taken without a remark', async () => {
  const content = writeExample((field) => labels.get(field) ?? field);
  const details = await check(desk, { content });
  expect(details).toMatchObject({ im_added: 3, im_unknown_words: 0, im_with_remarks: 0 });
  const read = Object.values(details.im_mapping.fields).flatMap(({ columns }) => columns);
  expect(new Set(read)).toEqual(new Set(details.im_columns));
});
