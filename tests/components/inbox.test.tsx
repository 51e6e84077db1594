import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listContacts, showContactAllowance } from '#contract/contacts/contacts.ts';
import { answerInterest, listInterests } from '#contract/interests/interests.ts';
import { showProfile } from '#contract/profiles/own-profile.ts';
import { showSettings } from '#contract/settings/settings.ts';
import { newSettings } from './support/area-frame.ts';
import { setOnline } from './offline/network.ts';
import type { FakeServer } from './support/fake-server.ts';
import { focus } from './support/keys.ts';
import { expectAddress, openScreen } from './support/open-screen.tsx';
import { expectAnnounced } from './support/outcomes.ts';
import {
  findBrokenWords,
  findOverlaps,
  measureOverflow,
  screens,
  showLargeTextOnPhone,
} from './support/views.ts';
import { anInterestWire } from './support/wire-interest.ts';
import { aPartnerWire, answerPartner } from './support/wire-partner.ts';
import { aProfileWire } from './support/wire-profile.ts';

const paging = { total: 0, page: 1, limit: 24, next: null };
const tabOf = (name: string) => page.getByRole('tab', { name });
const sideOf = (name: string) => page.getByRole('radio', { name });
const cardOf = (name: string) => page.getByRole('tabpanel').getByRole('article', { name });

/** Answers the calls of every tab with empty lists. */
function answerEmptyInbox(server: FakeServer, gender = 'Female'): void {
  const completion = { percentage: 40, missing: [] };
  server.answer(showProfile, { data: [aProfileWire({ u_gender: gender })], completion, review: null });
  server.answer(listInterests, { data: [], ...paging });
  server.answer(listContacts, { data: [] });
  server.answer(showContactAllowance, {
    data: { left: 1, limit: 1, resets_at: '2026-05-02T18:30:00.000Z' },
  });
}

test('every empty list has a message and a link', async () => {
  const { router } = await openScreen('/inbox', { prepare: answerEmptyInbox });
  for (const [search, sentence] of [
    [{}, 'No received interests found'],
    [{ tab: 'accepted' }, 'No accepted by me interests found'],
    [{ tab: 'accepted', by: 'them' }, 'No accepted by him interests found'],
    [{ tab: 'sent' }, 'No sent interests found'],
    [{ tab: 'contacts' }, 'No contacts found'],
    [{ tab: 'contacts', by: 'them' }, 'No contacts found'],
  ] as const) {
    await router.navigate({ to: '/inbox', search });
    await expect.element(page.getByRole('heading', { name: sentence, exact: true })).toBeVisible();
    await expect.element(page.getByRole('tabpanel').getByRole('link')).toBeVisible();
  }
});

test('the message of an empty list depends on the sought gender', async () => {
  const { router } = await openScreen('/inbox?tab=accepted&by=them', {
    prepare: (server) => answerEmptyInbox(server, 'Male'),
  });
  await expect.element(sideOf('Accepted by Her')).toBeChecked();
  await expect.element(page.getByText('No accepted by her interests found')).toBeVisible();
  await router.navigate({ to: '/inbox', search: { tab: 'contacts' } });
  await expect.element(sideOf('Contacted by Her')).toBeVisible();
});

test('without a network the inbox shows what it had, and says it of a list that it never had', async () => {
  const { router, server } = await openScreen('/inbox', { prepare: answerOneInterest });
  await expect.element(cardOf('Thomas Kurian')).toBeVisible();
  server.disconnect(listInterests);
  setOnline(false);
  await router.navigate({ to: '/inbox', search: { tab: 'sent' } });
  await expect.element(page.getByRole('alert')).toHaveTextContent('You will see this list');
  await router.navigate({ to: '/inbox' });
  await expect.element(cardOf('Thomas Kurian')).toBeVisible();
  setOnline(true);
});

test.each(screens)(
  'a long list continues by View more, and a long message can be unfolded, on %s',
  async (_screen, show) => {
    await show();
    const interests = ['Third', 'Second', 'First'].map((name, index) =>
      anInterestWire({
        u_id: 21 + index,
        u_firstname: name,
        i_id: 5 + index,
        i_message: `${name} of all. ${'Very long indeed. '.repeat(20)}`,
      }),
    );
    const { server } = await openScreen('/inbox', {
      prepare: (fake) => {
        answerEmptyInbox(fake);
        fake.answer(listInterests, ({ cursor }) =>
          cursor === undefined
            ? { ...paging, data: interests.slice(0, 2), total: 3, next: 'the third' }
            : { ...paging, data: interests.slice(2), total: 3, page: 2 },
        );
      },
    });
    const cards = page.getByRole('tabpanel').getByRole('article');
    await expect.element(cards).toHaveLength(2);
    await page.getByRole('button', { name: 'View more' }).click();
    await expect.element(cards).toHaveLength(3);
    const card = cardOf('First Kurian');
    await expect.element(card.getByRole('link', { name: 'First Kurian' }).first()).toHaveFocus();
    await expect.element(page.getByText('That is all.')).toBeVisible();
    const calls = server.listCalls(listInterests);
    expect(calls[0]).toEqual({ status: 'received', limit: 24 });
    expect(calls).toContainEqual({ status: 'received', limit: 24, cursor: 'the third' });

    const message = card.getByRole('blockquote').element();
    const folded = message.clientHeight;
    await card.getByRole('button', { name: 'Show the whole message' }).click();
    expect(message.clientHeight).toBeGreaterThan(folded);
    await card.getByRole('button', { name: 'Show less' }).click();
    expect(message.clientHeight).toBe(folded);
  },
);

/** Stores the answer to the only interest. */
function answerOneInterest(server: FakeServer): void {
  answerEmptyInbox(server);
  let interest = anInterestWire();
  server.answer(listInterests, () => ({ ...paging, data: [interest], total: 1 }));
  server.answer(answerInterest, () => {
    const { i_id, i_sender_id, i_receiver_id } = interest;
    const latest = { i_id, i_sender_id, i_receiver_id, i_status: 'accepted' } as const;
    interest = anInterestWire({ ...latest, interest: latest, i_answered_at: new Date().toISOString() });
    return { data: latest };
  });
}

test('interests can be answered and tabs changed with the keyboard alone', async () => {
  const screen = await openScreen('/inbox', { prepare: answerOneInterest });
  const card = cardOf('Thomas Kurian');
  await expect.element(card).toBeVisible();
  await expect.element(page.getByText('If you accept, you can write to each other.')).toBeVisible();
  await focus(tabOf('Received'));
  await userEvent.keyboard('{Tab}');
  await expect.element(card.getByRole('link', { name: 'Thomas Kurian' }).first()).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(card.getByRole('button', { name: 'More options for Thomas Kurian' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(card.getByRole('button', { name: /^He has no preferences yet/ })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(card.getByRole('button', { name: 'Accept' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  // The next step is there, and has the focus.
  await expect.element(card.getByRole('button', { name: 'Message' })).toHaveFocus();
  await expect.element(card.getByRole('button', { name: 'Accepted' })).toBeVisible();
  await expectAnnounced('Connection Made!');
  expect(screen.server.listCalls(answerInterest)).toEqual([
    { interest_id: anInterestWire().i_id, status: 'accepted' },
  ]);

  await focus(tabOf('Received'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tabOf('Accepted')).toHaveFocus();
  await expectAddress(screen, '/inbox?tab=accepted');
  await userEvent.keyboard('{Tab}');
  await expect.element(sideOf('Accepted by Me')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(sideOf('Accepted by Him')).toBeChecked();
  await expectAddress(screen, '/inbox?tab=accepted&by=them');
  await expect.element(sideOf('Accepted by Him')).toHaveFocus();
});

test('beside Accept stands what it opens, where it opens something', async () => {
  await screens[1]?.[1]();
  await openScreen('/inbox', {
    prepare: (server) => {
      answerOneInterest(server);
      server.answer(showSettings, { data: { ...newSettings, contact_audience: 'accepted' } });
    },
  });
  const card = cardOf('Thomas Kurian');
  await expect.element(card).toHaveTextContent('If you accept, he sees your contact details.');
  expect(card.element().clientHeight).toBeLessThanOrEqual(844 / 2);
  // While it is declined there is nothing to accept.
  await card.getByRole('button', { name: /^Decline/ }).click();
  await expect.element(card).not.toHaveTextContent('If you accept');
  await card.getByRole('button', { name: 'Undo' }).click();
  await card.getByRole('button', { name: /^Accept/ }).click();
  await expect.element(card).toHaveTextContent('He can see your contact details now.');
  await expect.element(card).not.toHaveTextContent('If you accept');
  await expectAnnounced('Connection Made! You can write to each other. He can see your contact details now.');
});

test('on a phone two rows fit the screen, with their answers above the bar at the bottom', async () => {
  await screens[1]?.[1]();
  await openScreen('/inbox', { prepare: answerOneInterest });
  const card = cardOf('Thomas Kurian');
  const decline = card.getByRole('button', { name: /^Decline/ });
  await expect.element(decline).toBeVisible();
  await expect.element(page.getByText('If you accept, you can write to each other.')).toBeVisible();
  expect(card.element().clientHeight).toBeLessThanOrEqual(844 / 2);
  const name = card.getByRole('link', { name: 'Thomas Kurian', exact: true }).element();
  expect(name.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  const bar = page.getByRole('navigation', { name: 'Quick menu' }).element();
  const isAboveBar = (element: Element) =>
    element.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top;
  expect(isAboveBar(card.getByRole('button', { name: /^Accept/ }).element())).toBe(true);
  // Declined at the end of the screen, the notice has room above the bar.
  document.body.style.paddingBlock = '400px';
  const rest = decline.element().getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
  window.scrollBy({ top: rest, behavior: 'instant' });
  await decline.click();
  const meaning = card.getByText('You can undo this for 10 seconds.');
  await expect.poll(() => isAboveBar(meaning.element())).toBe(true);
  await card.getByRole('button', { name: 'Undo' }).click();
  document.body.style.paddingBlock = '';
});

test('the accepted interests open on the side that has some, until a side is chosen', async () => {
  const latest = { i_id: 5, i_sender_id: 7, i_receiver_id: 21, i_status: 'accepted' } as const;
  const screen = await openScreen('/inbox?tab=accepted', {
    prepare: (server) => {
      const accepted = anInterestWire({
        ...latest,
        interest: latest,
        i_answered_at: new Date().toISOString(),
      });
      server.answer(listInterests, { ...paging, data: [accepted], total: 1 });
    },
  });
  const byHim = page.getByRole('radio', { name: 'Accepted by Him' });
  await expect.element(byHim).toBeChecked();
  await expect.element(page.getByRole('article')).toBeVisible();
  await page.getByText('Accepted by Me').click();
  await expectAddress(screen, '/inbox?tab=accepted&by=me');
  await expect.element(page.getByText('No accepted by me interests found')).toBeVisible();
});

/** An interest that was accepted: its card has the most buttons. */
function answerAcceptedInterest(
  server: FakeServer,
  { next }: { next: string | null } = { next: null },
): void {
  answerEmptyInbox(server);
  const interest = { i_id: 5, i_sender_id: 21, i_receiver_id: 7, i_status: 'accepted' } as const;
  const accepted = anInterestWire({ ...interest, interest, i_answered_at: new Date().toISOString() });
  server.answer(listInterests, { ...paging, next, data: [accepted], total: 1 });
}

test('the next page has the interests of both sides, so the way through profiles ends with the shown ones', async () => {
  const { router } = await openScreen('/inbox?tab=accepted', {
    prepare: (server) => {
      answerAcceptedInterest(server, { next: '2' });
      answerPartner(server, aPartnerWire({ u_id: 21 }));
    },
  });
  await expect.element(cardOf('Thomas Kurian')).toBeVisible();
  const params = { profileId: '21' };
  await router.navigate({ to: '/partner-profile/$profileId', params, search: { from: 'inbox' } });
  await expect.element(page.getByText('1 of 1+')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Next profile' })).not.toBeInTheDocument();
});

test('the buttons of an accepted interest have whole words at every width', async () => {
  await openScreen('/inbox', { prepare: answerAcceptedInterest });
  const card = cardOf('Thomas Kurian');
  await expect.element(card.getByRole('button', { name: 'Contact details' })).toBeVisible();
  for (const width of [1920, 1440, 1366, 1280, 1024, 768, 390, 320]) {
    await page.viewport(width, 900);
    const buttons = card.element().querySelectorAll('button, a');
    expect([...buttons].flatMap(findBrokenWords), `${width} pixels`).toEqual([]);
    expect(measureOverflow()).toBeLessThanOrEqual(0);
  }
});

test.each([150, 200])(
  'with text of %i % on a phone the frame shows who is signed in, and breaks no word',
  async (percent) => {
    await openScreen('/inbox', { prepare: answerAcceptedInterest });
    await showLargeTextOnPhone(percent);
    await expect.element(cardOf('Thomas Kurian')).toBeVisible();
    const header = page.getByRole('banner');
    const name = header.getByText('Asha Mathew', { exact: true }).element();
    await expect.poll(() => name.scrollWidth - name.clientWidth).toBeLessThanOrEqual(0);
    await expect.poll(measureOverflow).toBeLessThanOrEqual(0);
    expect(findOverlaps([name, ...header.element().querySelectorAll('button, a')])).toEqual([]);
    const bar = page.getByRole('navigation', { name: 'Quick menu' });
    for (const label of ['Dashboard', 'Matches', 'Inbox', 'Messages']) {
      const words = bar.getByText(label, { exact: true }).first().element();
      expect(words.getBoundingClientRect().height).toBeGreaterThan(8);
      expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    }
    expect(findBrokenWords(bar.element())).toEqual([]);
  },
);
