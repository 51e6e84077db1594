import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showSession } from '#contract/accounts/sessions.ts';
import {
  addReceived,
  exportEnquiries,
  listEnquiries,
  replyToEnquiry,
  resendReply,
  showEnquiry,
  updateEnquiry,
} from '#contract/enquiries/enquiries.ts';
import { expectAccessible } from './support/accessibility.ts';
import { administrator, sessionAnswerOf } from './support/area-frame.ts';
import type { FakeServer } from './support/fake-server.ts';
import { expectAddress, openScreen, type Screen } from './support/open-screen.tsx';
import { expectOutcome, notices } from './support/outcomes.ts';
import { aMessageWire, anEnquiryWire, answerDesk } from './support/wire-enquiry.ts';

const meera = anEnquiryWire();
const george = anEnquiryWire({ cu_id: 13, cu_reference: 'E-000013', cu_name: 'George Mathew' });

async function openDesk(path: string, prepare: (fake: FakeServer) => void): Promise<Screen> {
  return openScreen(path, { as: administrator, prepare });
}

const answer = page.getByRole('textbox', { name: 'Your answer' });
const send = page.getByRole('button', { name: 'Send the answer' });

describe('the list', () => {
  test('shows what is new, and another state on demand', async () => {
    const screen = await openDesk('/enquiries', (fake) => answerDesk(fake, { enquiries: [meera, george] }));
    await expect.element(page.getByRole('link', { name: 'Meera Pillai' })).toBeVisible();
    for (const shown of [
      /S\.No.*Name.*E-mail.*Phone.*Enquired At.*Message.*Status/,
      /Meera Pillai.*meera\.pillai@example\.org.*\+91 98765 43210.*May my aunt keep the profile\?/,
    ]) {
      await expect.element(page.getByRole('table')).toHaveTextContent(shown);
    }
    expect(screen.server.listCalls(listEnquiries).at(-1)).toMatchObject({ status: 'new' });
    await page.getByRole('combobox', { name: 'Status' }).selectOptions('All');
    await expectAddress(screen, '/enquiries?status=all');
    await expect.poll(() => screen.server.listCalls(listEnquiries).at(-1)).not.toHaveProperty('status');
    await page.getByRole('combobox', { name: 'Assigned to' }).selectOptions('Me');
    await expectAddress(screen, '/enquiries?status=all&assignee=mine');
  });

  test('is worked through by keyboard', async () => {
    const screen = await openDesk('/enquiries', (fake) => answerDesk(fake, { enquiries: [meera, george] }));
    await expect.element(page.getByRole('link', { name: 'Meera Pillai' })).toBeVisible();
    await userEvent.keyboard('j');
    await expectAddress(screen, '/enquiries?enquiry=12');
    await expect.element(page.getByRole('heading', { level: 2, name: 'Meera Pillai' })).toHaveFocus();
    await userEvent.keyboard('w');
    await expect.element(answer).toHaveFocus();
    await userEvent.keyboard('j{Escape}');
    await expect.element(answer).toHaveValue('j');
    await userEvent.keyboard('j');
    await expectAddress(screen, '/enquiries?enquiry=13');
    screen.router.history.back();
    await expectAddress(screen, '/enquiries');
    await userEvent.keyboard('j{Escape}');
    await expectAddress(screen, '/enquiries');
    await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
    await userEvent.keyboard('j');
    await expectAddress(screen, '/enquiries');
  });
});

test('an export first says what it has, then asks for fresh proof, and closing the question saves nothing', async () => {
  const { server } = await openDesk('/enquiries', (fake) => {
    answerDesk(fake, { enquiries: [meera] });
    fake.answer(showSession, { data: { ...sessionAnswerOf(administrator), proof_seconds_left: 0 } });
  });
  await page.getByRole('button', { name: 'Export' }).click();
  const question = page.getByRole('dialog', { name: 'Export as a spreadsheet?' });
  await expect.element(question).toHaveTextContent('all enquiries that the search and the filters find');
  await question.getByRole('button', { name: 'Yes, export' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Confirm it is you' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Export' })).toBeEnabled();
  expect(server.listCalls(exportEnquiries)).toEqual([]);
});

describe('an open enquiry', () => {
  test('that is gone says so', async () => {
    await openDesk('/enquiries?enquiry=12', (fake) => {
      answerDesk(fake, { enquiries: [] });
      fake.refuse(showEnquiry, { code: 'not_found' });
    });
    await expect.element(page.getByText('This enquiry is no longer here')).toBeVisible();
  });

  test('shows the conversation, its delivery and the member', async () => {
    const failed = aMessageWire({ em_id: 32, em_delivery: 'failed', em_sent_at: null, em_can_resend: true });
    const back = aMessageWire({ em_id: 33, em_direction: 'received', em_text: 'Thanks!', em_delivery: null });
    const { server } = await openDesk('/enquiries?enquiry=12', (fake) => {
      answerDesk(fake, {
        enquiries: [meera],
        open: { messages: [aMessageWire(), failed, back], cu_member_id: 7 },
      });
      fake.answer(resendReply, { data: aMessageWire() });
    });
    const conversation = page.getByRole('region', { name: 'Conversation' });
    await expect.element(conversation).toHaveTextContent(/May my aunt.*Yes, she may.*Thanks!/);
    await expect.element(conversation).toHaveTextContent('Not sent: the mail server has refused it');
    await expect.element(page.getByRole('link', { name: 'ITM7' })).toBeVisible();
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect.element(notices).toHaveTextContent('The mail is being sent again.');
    expect(server.listCalls(resendReply)).toEqual([{ message_id: 32 }]);
  });

  test('is handed over, and a change of somebody else is reported', async () => {
    const { server } = await openDesk('/enquiries?enquiry=12', (fake) => {
      answerDesk(fake, { enquiries: [meera] });
      fake.answer(updateEnquiry, { data: { ...meera, cu_version: 2, cu_assignee_id: 1 } });
    });
    await page.getByRole('button', { name: 'Assign to me' }).click();
    await expect.element(notices).toHaveTextContent('The enquiry is saved.');
    expect(server.listCalls(updateEnquiry)).toEqual([{ enquiry_id: 12, version: 1, assignee_id: 1 }]);
    server.refuse(updateEnquiry, { code: 'enquiry_changed' });
    await page.getByRole('button', { name: 'Close without an answer' }).click();
    await expectOutcome({
      title: 'The enquiry was not changed',
      text: 'Another administrator changed this enquiry',
    });
  });
});

describe('an answer', () => {
  test('survives a failure and a reload, and is then sent as the same message', async () => {
    const screen = await openDesk('/enquiries?enquiry=12', (fake) => {
      answerDesk(fake, { enquiries: [meera] });
      fake.disconnect(replyToEnquiry);
    });
    await send.click();
    await expect.element(page.getByText('Enter a message')).toBeVisible();
    await answer.fill('Yes, she may.');
    await send.click();
    await expectOutcome({ title: 'The answer was not sent', text: 'We cannot reach the service.' });
    await screen.reload();
    await expect.element(answer).toHaveValue('Yes, she may.');
    screen.server.answer(replyToEnquiry, { data: aMessageWire() });
    await answer.click();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(notices).toHaveTextContent('The answer is on its way.');
    await expect.element(answer).toHaveValue('');
    const [first, second] = screen.server.listCalls(replyToEnquiry);
    expect(first).toEqual({
      enquiry_id: 12,
      text: 'Yes, she may.',
      version: 1,
      client_id: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(second).toEqual(first);
  });

  test('that was begun before a change of somebody else needs a second look', async () => {
    const { server } = await openDesk('/enquiries?enquiry=12', (fake) => {
      answerDesk(fake, { enquiries: [meera] });
      fake.refuse(replyToEnquiry, { code: 'enquiry_changed' });
    });
    await answer.fill('Yes, she may.');
    answerDesk(server, { enquiries: [{ ...meera, cu_version: 2 }], open: { messages: [aMessageWire()] } });
    await send.click();
    await expectOutcome({ title: 'The answer was not sent', text: 'What you wrote is still here' });
    await expect.element(page.getByText('changed this enquiry while you were writing')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'I have seen it' }).click();
    server.answer(replyToEnquiry, { data: aMessageWire() });
    await send.click();
    await expect.element(answer).toHaveValue('');
    expect(server.listCalls(replyToEnquiry).at(-1)).toMatchObject({ version: 2 });
  });

  test('of the visitor is pasted into the conversation', async () => {
    const { server } = await openDesk('/enquiries?enquiry=12', (fake) => {
      answerDesk(fake, { enquiries: [meera] });
      fake.answer(addReceived, { data: aMessageWire({ em_direction: 'received', em_delivery: null }) });
    });
    await page.getByRole('button', { name: 'Add their reply' }).click();
    const field = page.getByRole('textbox', { name: 'Their reply' });
    await expect.element(field).toHaveFocus();
    await field.fill('Thank you!');
    await page.getByRole('button', { name: 'Add to the conversation' }).click();
    await expect.element(page.getByRole('button', { name: 'Add their reply' })).toHaveFocus();
    expect(server.listCalls(addReceived)).toMatchObject([{ enquiry_id: 12, text: 'Thank you!' }]);
  });
});
