import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listContacts, showContactAllowance } from '#contract/contacts/contacts.ts';
import { showThread } from '#contract/conversations/conversations.ts';
import type { InterestStatus } from '#contract/interests/interest.states.ts';
import { answerInterest, listInterests } from '#contract/interests/interests.ts';
import { listShortlist } from '#contract/shortlist/shortlist.ts';
import { member } from '../support/area-frame.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { expectAddress, openScreen } from '../support/open-screen.tsx';
import { screens } from '../support/views.ts';
import { anInterestWire } from '../support/wire-interest.ts';
import { aPartnerCardWire } from '../support/wire-partner-card.ts';
import { answerConversations, headOf, popup } from './fake-conversations.ts';

const paging = { page: 1, limit: 12, next: null };
const accepted = {
  i_id: 5,
  i_status: 'accepted',
  i_sender_id: 21,
  i_receiver_id: member.user_id,
} as const;

const main = page.getByRole('main');
const message = main.getByLabelText('Message Thomas Kurian');

/** Opens the shortlist with Thomas, whose interest has this status. */
function openShortlist(status: InterestStatus) {
  return openScreen('/shortlisted', {
    prepare: (server) => {
      const card = aPartnerCardWire({ interest: { ...accepted, i_status: status } });
      server.answer(listShortlist, { data: [card] });
      answerConversations(server);
    },
  });
}

function answerAccepted(server: FakeServer): void {
  const interest = anInterestWire({
    ...accepted,
    interest: accepted,
    i_answered_at: '2026-05-02T08:00:00.000Z',
  });
  server.answer(listInterests, { ...paging, data: [interest], total: 1 });
  answerConversations(server);
}

test('beside a wide screen, Message opens the pop-up at the conversation, and Escape leads back to the button', async () => {
  await openShortlist('accepted');
  await message.click();
  await expect.element(headOf('Thomas Kurian')).toBeVisible();
  expect(popup.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(message).toHaveFocus();
});

test('on a phone, Message leads to the conversation', async () => {
  await page.viewport(390, 844);
  const screen = await openShortlist('accepted');
  await expect.element(message).toHaveRole('link');
  await message.click();
  await expectAddress(screen, '/chatWindow?partner=21');
});

test.for(['pending', 'rejected', 'cancelled'] as const)(
  'while the interest is %s there is no Message',
  async (status) => {
    const { server } = await openShortlist(status);
    await expect.element(main.getByRole('article').first()).toBeVisible();
    await expect.element(message).not.toBeInTheDocument();
    expect(server.listCalls(showThread)).toEqual([]);
  },
);

test.for(screens)(
  'accepted interests of the inbox have Message before the contact, on %s',
  async ([, show]) => {
    await show();
    await openScreen('/inbox?tab=accepted', { prepare: answerAccepted });
    const actions = main
      .getByRole('article')
      .getByLabelText(/^(?:Message|Contact details of) Thomas Kurian$/);
    await expect
      .poll(() => actions.elements().map(({ textContent }) => textContent))
      .toEqual(['Message', 'Contact details']);
  },
);

test('a received interest that was accepted shows so beside Message', async () => {
  await openScreen('/inbox', { prepare: answerAccepted });
  await expect
    .element(main.getByRole('button', { name: 'Accepted' }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect.element(message).toBeVisible();
});

test('members whose contact was viewed have Message once an interest is accepted', async () => {
  await openScreen('/inbox?tab=contacts', {
    prepare: (server) => {
      const card = aPartnerCardWire({ interest: accepted, is_contacted: true });
      server.answer(listContacts, { data: [{ ...card, contacted_at: '2026-05-02T08:00:00.000Z' }] });
      server.answer(showContactAllowance, {
        data: { left: 1, limit: 1, resets_at: '2026-05-02T18:30:00.000Z' },
      });
    },
  });
  await expect.element(message).toBeVisible();
});

/** Opens the inbox with an interest that waits, and accepts it. */
async function acceptInterest() {
  let interest = anInterestWire();
  const screen = await openScreen('/inbox', {
    prepare: (server) => {
      server.answer(listInterests, () => ({ ...paging, data: [interest], total: 1 }));
      server.answer(answerInterest, () => {
        interest = anInterestWire({
          ...accepted,
          interest: accepted,
          i_answered_at: '2026-05-02T08:00:00.000Z',
        });
        return { data: accepted };
      });
      answerConversations(server);
    },
  });
  await main.getByRole('button', { name: 'Accept the interest of Thomas Kurian' }).click();
  await expect.element(write).toHaveFocus();
  return screen;
}

const write = main.getByLabelText('Message Thomas Kurian');

test('after accepting, the first message is one press away, beside a wide screen', async () => {
  await acceptInterest();
  await write.click();
  await expect.element(headOf('Thomas Kurian')).toBeVisible();
  await expect.poll(() => popup.element().contains(document.activeElement)).toBe(true);
});

test('after accepting, the first message is one press away, on a phone', async () => {
  await page.viewport(390, 844);
  const { router } = await acceptInterest();
  await write.click();
  await expect.poll(() => router.state.location.href).toBe('/chatWindow?partner=21');
});
