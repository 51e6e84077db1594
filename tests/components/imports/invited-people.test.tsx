import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listImports } from '#contract/imports/imports.ts';
import { linkInvitation, listInvitations, showInvitedPerson } from '#contract/imports/invitations.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { administrator } from '../support/area-frame.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { openScreen } from '../support/open-screen.tsx';
import { dialogOf } from '../support/outcomes.ts';
import { onePage } from '../support/people-pages.ts';
import { anInvitedPerson as person, type InvitedPerson } from '../administration/wire-import.ts';

function answerPeople(people: readonly InvitedPerson[]) {
  return (fake: FakeServer) => {
    fake.answer(listImports, onePage([], 50));
    fake.answer(listInvitations, onePage([...people], 50));
  };
}

test('two people of one name are shown apart, and an ordered mail is being sent', async () => {
  const other = { ...person, iv_id: 2, iv_number: 'MB1010', iv_place: 'Guntur', iv_is_sending: false };
  await openScreen('/admin-import/invitations', {
    as: administrator,
    prepare: answerPeople([person, other]),
  });
  for (const text of ['MB1004 · 29 · Bengaluru', 'MB1010 · 29 · Guntur', 'Being sent'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  // Only the one without a mail on its way can be chosen.
  expect(page.getByRole('checkbox', { name: 'Choose Harika Rao' }).elements()).toHaveLength(1);
});

test('a name opens what is stored of the person', async () => {
  await openScreen('/admin-import/invitations', {
    as: administrator,
    prepare: (fake) => {
      answerPeople([person])(fake);
      fake.answer(showInvitedPerson, {
        data: {
          iv_facts: { firstname: 'Harika', dob: '1997-01-01', height: '163', city: 'Bengaluru' },
          iv_to_confirm: ['dob'],
          iv_source: 'St Mary’s bureau',
        },
      });
    },
  });
  await page.getByRole('button', { name: 'See what is stored of Harika Rao' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Harika Rao' });
  for (const text of ['163 cm', 'Bengaluru', 'Given by St Mary’s bureau', 'estimated'])
    await expect.element(dialog).toHaveTextContent(text);
  await expectAccessible();
});

test('a link is made at once for a person without one, and after a question where it ends an earlier one', async () => {
  const waiting = { ...person, iv_is_sending: false };
  const invited = {
    ...person,
    iv_id: 2,
    iv_name: 'Meena Iyer',
    iv_state: 'invited' as const,
    iv_is_sending: false,
  };
  const { server } = await openScreen('/admin-import/invitations', {
    as: administrator,
    prepare: (fake) => {
      answerPeople([waiting, invited])(fake);
      fake.answer(linkInvitation, { data: { link: 'https://example.org/invitation#token=abc' } });
    },
  });
  await page.getByRole('button', { name: 'Make a link for Meena Iyer' }).first().click();
  const question = dialogOf('Make a new link for Meena Iyer?');
  await expect.element(question).toHaveTextContent('The earlier link will stop working.');
  expect(server.listCalls(linkInvitation)).toEqual([]);
  await question.getByRole('button', { name: 'Yes, make a new link' }).click();
  await expect.element(page.getByRole('dialog', { name: 'A link for Meena Iyer' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'Make a link for Harika Rao' }).first().click();
  await expect.element(page.getByRole('dialog', { name: 'A link for Harika Rao' })).toBeVisible();
  expect(server.listCalls(linkInvitation)).toEqual([{ invitation_id: 2 }, { invitation_id: 1 }]);
});
