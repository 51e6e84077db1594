import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listMatches } from '#contract/matches/matches.ts';
import { listVisits } from '#contract/partners/list-visits.ts';
import { datesAt } from '#contract/fields/dates.ts';
import { openScreen } from '../support/open-screen.tsx';
import { aCrowd, pageOfPeople } from '../support/people-pages.ts';
import { aPartnerCardWire } from '../support/wire-partner-card.ts';

const hourMs = 3_600_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
/** The time zone of the site; the browser of these tests has another clock. */
const kolkata = datesAt({ timeZone: 'Asia/Kolkata', language: 'en' });

test('when a member was last seen is said to the hour, then by days, then by its date', async () => {
  const old = ago(30 * 24 * hourMs);
  const seen = [ago(hourMs / 2), ago(1.2 * hourMs), ago(2.5 * hourMs), ago(3 * 24 * hourMs), old, null];
  const people = aCrowd(seen.length).map((card, index) => ({ ...card, last_seen_at: seen[index] ?? null }));
  await openScreen('/myMatch', {
    prepare: (server) =>
      server.answer(listMatches, (input) => {
        const answered = pageOfPeople(people, input);
        return { ...answered, updated: answered.data };
      }),
  });
  const said = [
    'Active in the last hour',
    'Active in the last 2 hours',
    'Active 2 hours ago',
    'Active 3 days ago',
    `Active on ${kolkata.writeDate(old)}`,
    'Not active since registering',
  ];
  for (const text of said) await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

test('a visit is written in the time zone of the site, whose name a reader elsewhere sees', async () => {
  const [lately, old] = [ago(5 * 60_000), '2025-12-31T18:30:00Z'];
  const visitors = [lately, old].map((visited_at, index) => ({
    ...aPartnerCardWire({ u_id: 30 + index, u_firstname: `Visitor ${index}` }),
    visited_at,
  }));
  await openScreen('/profile-vists', {
    prepare: (server) => server.answer(listVisits, { data: visitors, is_browsing_unshown: false }),
  });
  await expect.element(page.getByText('Viewed you 5 minutes ago')).toBeVisible();
  // Midnight of the new year in Kolkata is the evening before where the browser is.
  const times = page.getByText('Viewed you on 1 January 2026');
  await expect.element(times).toHaveAttribute('title', 'Thursday, 1 January 2026, 12:00 am IST');
});
