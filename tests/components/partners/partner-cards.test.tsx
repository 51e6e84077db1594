import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { viewContact } from '#contract/contacts/contacts.ts';
import { listMatches, listTodaysMatches } from '#contract/matches/matches.ts';
import type { PartnerCardWire } from '#contract/matches/partner-card.wire.ts';
import { showCard } from '#contract/partners/partners.ts';
import { listShortlist, toggleShortlist } from '#contract/shortlist/shortlist.ts';
import { blockMember, unblockMember } from '#contract/safety/blocks.ts';
import { answerDashboard } from '../support/dashboard.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { tellLive } from '../support/fake-socket.ts';
import { openScreen } from '../support/open-screen.tsx';
import { dialogOf, notices } from '../support/outcomes.ts';
import { aCrowd, pageOfPeople } from '../support/people-pages.ts';
import { photo } from '../support/wire-partner.ts';
import { aPartnerCardWire } from '../support/wire-partner-card.ts';

const cards = page.getByRole('main').getByRole('article');
const cardOf = (name: string) => cards.filter({ has: page.getByRole('link', { name, exact: true }) });
const heartsOf = (name: string) => page.getByRole('button', { name: `Shortlist ${name}` });

function answerMatches(server: FakeServer, people: readonly PartnerCardWire[]): void {
  server.answer(listMatches, (input) => {
    const answered = pageOfPeople(people, input);
    return { ...answered, updated: answered.data };
  });
}

function expectCards(count: number): Promise<void> {
  return expect.poll(() => cards.elements()).toHaveLength(count);
}

test('an event about a partner loads that card alone, and the list stays as it is', async () => {
  const crowd = aCrowd(12);
  const [first] = crowd;
  if (first === undefined) throw new Error('The crowd is empty');
  const { server } = await openScreen('/myMatch', {
    prepare: (fake) => {
      answerMatches(fake, crowd);
      fake.answer(showCard, { data: { ...first, wishlisted: true } });
    },
  });
  await expectCards(12);
  tellLive({ type: 'shortlist_changed', partner_id: first.u_id });
  tellLive({ type: 'shortlist_changed', partner_id: 4711 });
  await expect.element(heartsOf('Groom 1 Kurian')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(heartsOf('Groom 2 Kurian')).toHaveAttribute('aria-pressed', 'false');
  expect(server.listCalls(showCard)).toEqual([{ partner_id: String(first.u_id) }]);
  expect(server.listCalls(listMatches)).toHaveLength(1);
});

test('a partner who is no longer visible leaves a list, which counts one member less', async () => {
  const { server } = await openScreen('/myMatch', {
    prepare: (fake) => {
      answerMatches(fake, aCrowd(30));
      fake.answer(showCard, { data: null });
    },
  });
  await expectCards(12);
  tellLive({ type: 'partner_changed', partner_id: 103 });
  await expectCards(11);
  await expect.element(cardOf('Groom 4 Kurian')).not.toBeInTheDocument();
  await expect.element(page.getByText(/^29 members, those/)).toBeVisible();
  expect(server.listCalls(listMatches)).toHaveLength(1);
});

test('a partner in two rows of the dashboard has one heart', async () => {
  const { server } = await openScreen('/dashboard', {
    prepare: (fake) => {
      answerDashboard(fake);
      fake.answer(toggleShortlist, { data: { wishlisted: true } });
    },
  });
  await expect.poll(() => heartsOf('Groom 1 Kurian').elements()).toHaveLength(2);
  await heartsOf('Groom 1 Kurian').first().click();
  await expect.element(heartsOf('Groom 1 Kurian').first()).toHaveAttribute('aria-pressed', 'true');
  await expect.element(heartsOf('Groom 1 Kurian').last()).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('status').filter({ hasText: /Shortlisted/ })).toBeInTheDocument();
  expect(server.listConnections(toggleShortlist)).toEqual(['a-window']);
  expect(server.listCalls(listTodaysMatches)).toHaveLength(1);
  expect(server.listCalls(showCard)).toEqual([]);
});

test('a heart that is pressed again before the answer ends as it was pressed last; a double click is one press', async () => {
  let isShortlisted = false;
  const { server } = await openScreen('/myMatch', {
    prepare: (fake) => {
      answerMatches(fake, aCrowd(1));
      fake.answer(toggleShortlist, ({ wishlisted = false }) => {
        isShortlisted = wishlisted;
        return { data: { wishlisted: isShortlisted } };
      });
    },
  });
  const heart = heartsOf('Groom 1 Kurian');
  const release = server.hold(toggleShortlist);
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect.element(notices).toHaveTextContent(/Removed from Shortlist/);
  expect([server.listCalls(toggleShortlist).length, isShortlisted]).toEqual([2, false]);
  await heart.dblClick();
  await expect
    .element(page.getByRole('status').filter({ hasText: /Shortlisted Successfully/ }))
    .toBeInTheDocument();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  expect([server.listCalls(toggleShortlist).length, isShortlisted]).toEqual([3, true]);
});

test('a partner who leaves the shown shortlist stays, and one who comes is loaded', async () => {
  const [first, second] = aCrowd(2).map((partner) => ({ ...partner, wishlisted: true }));
  if (first === undefined || second === undefined) throw new Error('The crowd is too small');
  const { server } = await openScreen('/shortlisted', {
    prepare: (fake) => {
      fake.answer(listShortlist, { data: [first] });
      fake.answer(toggleShortlist, { data: { wishlisted: false } });
      fake.answer(showCard, { data: { ...first, wishlisted: false } });
    },
  });
  await heartsOf('Groom 1 Kurian').click();
  await expect.element(page.getByText('Removed from your shortlist')).toBeVisible();
  tellLive({ type: 'shortlist_changed', partner_id: first.u_id });
  await expect.poll(() => server.listCalls(showCard)).toHaveLength(1);
  expect(server.listCalls(listShortlist)).toHaveLength(1);
  await expectCards(1);
  server.answer(listShortlist, { data: [second] });
  tellLive({ type: 'shortlist_changed', partner_id: second.u_id });
  await expect.element(cardOf('Groom 2 Kurian')).toBeVisible();
});

test('a menu is used by keyboard: the arrow keys go around its entries, and Escape leads back to its button', async () => {
  await openScreen('/myMatch', { prepare: (fake) => answerMatches(fake, aCrowd(1)) });
  const opener = page.getByRole('button', { name: 'More options for Groom 1 Kurian' });
  const entry = (name: string) => page.getByRole('menuitem', { name });
  await expect.element(opener).toBeVisible();
  const button = opener.element();
  if (button instanceof HTMLElement) button.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(entry('Block')).toHaveFocus();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(entry('Report')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(entry('Block')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(entry('Report')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.click(page.getByRole('heading', { level: 1 }));
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test('a blocked partner leaves the list and comes back by the undo, without loading the list', async () => {
  const { server } = await openScreen('/myMatch', {
    prepare: (fake) => {
      answerMatches(fake, aCrowd(12));
      fake.answer(blockMember, { data: null });
      fake.answer(unblockMember, { data: null });
    },
  });
  await expectCards(12);
  await page.getByRole('button', { name: 'More options for Groom 1 Kurian' }).click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  await dialogOf('Block Groom 1?').getByRole('button', { name: 'Block' }).click();
  await expectCards(11);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectCards(12);
  expect(server.listCalls(listMatches)).toHaveLength(1);
  expect(server.listCalls(showCard)).toEqual([]);
});

test.each([
  [false, 'Not verified'],
  [true, null],
])('a number whose verification is %s has the note %s', async (isVerified, note) => {
  const [partner] = aCrowd(1);
  if (partner === undefined) throw new Error('The crowd is empty');
  await openScreen('/shortlisted', {
    prepare: (fake) => {
      fake.answer(listShortlist, { data: [{ ...partner, is_contacted: true }] });
      fake.answer(viewContact, {
        data: { u_email: 'groom@example.org', u_mobile: '+919876543210', u_mobile_verified: isVerified },
        left: 1,
        limit: 2,
        resets_at: '2026-05-01T18:30:00.000Z',
        is_first: false,
      });
    },
  });
  await page.getByRole('button', { name: /^Contact details of/ }).click();
  const contact = dialogOf(`Contact details of ${partner.u_firstname}`);
  await expect.element(contact.getByRole('link', { name: '98765' })).toBeVisible();
  expect(contact.getByText('Not verified').query()?.textContent ?? null).toBe(note);
});

const keptDialog = page.getByRole('dialog', { name: 'Contact details of Groom 1' });

/** Opens the contact details of somebody whose choice keeps them back. */
async function openKept(choice: 'after_interest' | 'private'): Promise<FakeServer> {
  const { server } = await openScreen('/myMatch', {
    prepare: (fake) =>
      answerMatches(
        fake,
        aCrowd(1).map((card) => ({ ...card, personal_details: choice })),
      ),
  });
  await page.getByRole('button', { name: 'Contact details of Groom 1 Kurian' }).click();
  await expect
    .element(keptDialog.getByRole('button', { name: 'Show contact details' }))
    .not.toBeInTheDocument();
  return server;
}

test('contact details that wait for an accepted interest cost nothing, and lead to the interest', async () => {
  const server = await openKept('after_interest');
  await expect
    .element(keptDialog)
    .toHaveTextContent(
      'He shares his contact details only after an interest is accepted. You have not used a contact view.',
    );
  expect(server.listCalls(viewContact)).toEqual([]);
  await keptDialog.getByRole('button', { name: 'Send interest' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Send interest to Groom 1' })).toBeVisible();
});

test('contact details that are shown to nobody are not asked for', async () => {
  await openKept('private');
  await expect
    .element(keptDialog)
    .toHaveTextContent('He does not share his contact details. You have not used a contact view.');
  await expect.element(keptDialog.getByRole('button', { name: 'Send interest' })).not.toBeInTheDocument();
});

test('the names of a row are level, with and without a photo', async () => {
  await page.viewport(1440, 900);
  const nothing = { score: null, matched: 0, stated: 0, criteria: [] };
  const mine = {
    score: 40,
    matched: 1,
    stated: 4,
    criteria: (['age', 'mother_tongue', 'qualification', 'financial_status'] as const).map((criterion) => ({
      criterion,
      verdict: criterion === 'age' ? ('met' as const) : ('missed' as const),
      must_have: false,
    })),
  };
  await openScreen('/dashboard', {
    prepare: (fake) => {
      answerDashboard(fake);
      const people = [
        aPartnerCardWire({ u_id: 101, u_profile_pic: photo }),
        aPartnerCardWire({ u_id: 102 }),
        aPartnerCardWire({ u_id: 103, u_profile_pic: photo, match: { score: 40, mine, theirs: nothing } }),
      ];
      fake.answer(listTodaysMatches, { ...pageOfPeople(people), new_total: 3, fresh_ids: [] });
    },
  });
  const row = page.getByRole('region', { name: /^Match Suggestions/ });
  await expect.poll(() => row.getByRole('article').elements()).toHaveLength(3);
  const tops = row
    .getByRole('heading', { level: 3 })
    .elements()
    .map((name) => name.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
});
