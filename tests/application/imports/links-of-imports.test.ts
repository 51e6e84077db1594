import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAudit } from '#contract/administration/audit.ts';
import { showInvitation } from '#contract/imports/invitation-answers.ts';
import { linkInvitations } from '#contract/imports/invitations.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type Desk, take } from '#tests/support/run-import.ts';
import { writeSheet } from '#tests/support/spreadsheets.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let desk: Desk;
beforeAll(async () => {
  application = await startApplication();
  desk = { application, token: (await anAdministrator(application)).token };
});
afterAll(() => application.close());

const linksOf = async (import_id: number, renews = false) => {
  const input = { import_id, renews };
  const { body } = await callApi(application, { endpoint: linkInvitations, input, token: desk.token });
  const [, ...lines] = body.data.csv.trim().split('\r\n');
  return { links: body.data.links, lines: lines.map((line) => line.split(',')) };
};
const nameAt = async (link = '') => {
  const token = /[#?&]token=([^&]+)/.exec(link)?.[1] ?? link.split(/[/#]/).at(-1) ?? '';
  const { body } = await callApi(application, { endpoint: showInvitation, input: { token } });
  return body.result ? body.data.iv_facts['firstname'] : body.code;
};

it('the links of all people without an address are one file, each recorded, and none ends an earlier one', async () => {
  const content = writeSheet([
    ['Reg No', 'Name', 'Sex', 'Mobile', 'E-mail'],
    ['K 1', '=Asha', 'F', '9846012345', ''],
    ['K 2', 'Divya', 'F', '', 'divya@example.org'],
    ['K 3', 'Meera', 'F', '', ''],
  ]);
  const { im_id } = await take(desk, { content });
  const first = await linksOf(im_id);
  expect(first.links).toBe(2);
  expect(first.lines.map(([number, name, mobile]) => [number, name, mobile])).toEqual([
    ['K 1', expect.stringContaining('Asha'), '98460 12345'],
    ['K 3', 'Meera', ''],
  ]);
  // A spreadsheet runs no name as a formula.
  expect(first.lines[0]?.[1]).not.toMatch(/^=/);
  expect(await nameAt(first.lines[1]?.[3])).toBe('Meera');
  const input = { search: 'invitation' };
  const { body } = await callApi(application, { endpoint: listAudit, input, token: desk.token });
  expect(JSON.stringify(body.data).match(/invitation.linked|Made a new invitation link/g)).not.toBeNull();

  expect((await linksOf(im_id)).links).toBe(0);
  const renewed = await linksOf(im_id, true);
  expect(renewed.links).toBe(2);
  expect(await nameAt(first.lines[1]?.[3])).toBe('not_found');
  expect(await nameAt(renewed.lines[1]?.[3])).toBe('Meera');
});
