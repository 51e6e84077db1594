import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { summariseReviews } from '#contract/reviews/summarise-reviews.ts';
import { showSite, type PublicSite } from '#contract/site/site.ts';
import { listStories } from '#contract/stories/stories.ts';
import { defaultSite } from '#web/app/document/site.ts';
import { startSession } from '#web/app/client/session.ts';
import { sessionOf } from '#web/app/client/session-of.ts';
import { aStoryWire } from '../stories/wire-story.ts';
import { member } from '../support/area-frame.ts';
import { openLanding } from '../support/landing.ts';
import { onePage } from '../support/people-pages.ts';

const counted = { member_count: 1446, mobile_proved_count: 1012, read_count: 1380 };
const nobody = { member_count: 0, mobile_proved_count: 0, read_count: 0 };
type Counts = typeof counted;

function openWith(changes: Partial<PublicSite>, counts: Counts = counted) {
  return openLanding('', (server) => {
    server.answer(showSite, { data: { ...defaultSite, ...changes } });
    server.answer(summariseReviews, {
      data: { ...counts, review_count: 0, average_rating: null, reviews: [] },
    });
  });
}

const checks = () =>
  page
    .getByRole('list', { name: 'What was checked' })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
const answerTo = (question: string) =>
  page.getByText(question, { exact: true }).element().closest('details')?.querySelector('p')?.textContent;

test('with everything on, the trust block counts all that was checked', async () => {
  await openWith({ sends_text_messages: true, shows_reviewed_only: true });
  await expect
    .poll(checks)
    .toEqual([
      'E-mail address: all 1,446 members have verified it with a code.',
      'Mobile number: 1,012 members have also verified it with a code.',
      'A person looks at every profile and photo before others see it. 1,380 profiles checked so far.',
    ]);
  await expect.element(page.getByText('Not checked: identity papers, income and family.')).toBeVisible();
  expect(answerTo('What does “verified” mean?')).toContain('A mobile number that is not verified is marked');
  expect(answerTo('Why do you send me a code?')).toContain('or a mobile number');
  await expect.element(page.getByText('looks at every new photo before others see them.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Human-verified profiles' })).toBeVisible();
  // Other parts of the page move sideways.
  const trust = page.getByRole('region', { name: 'Over 1,400 people trust us' }).element();
  expect(trust.scrollWidth).toBe(trust.clientWidth);
  const steps = page.getByRole('region', { name: 'Our Process' }).getByRole('listitem').elements();
  const ends = steps.map((step) => step.getBoundingClientRect().right);
  expect(ends).toHaveLength(4);
  expect(Math.max(...ends)).toBeLessThanOrEqual(window.innerWidth);
});

test('without text messages and with review afterwards, neither is promised', async () => {
  await openWith({}, { ...counted, read_count: 0 });
  await expect
    .poll(checks)
    .toEqual([
      'E-mail address: all 1,446 members have verified it with a code.',
      'A person looks at every profile and photo soon after it is shown.',
    ]);
  const text = document.body.textContent;
  expect(text).not.toContain('before others see them');
  expect(text).not.toContain('Mobile number:');
  expect(text).not.toContain('Human-verified');
  expect(text).not.toContain('A mobile number that is not verified');
  expect(answerTo('Why do you send me a code?')).not.toContain('mobile number');
});

test('a new site has no numbers', async () => {
  await openWith({}, nobody);
  await expect.poll(checks).toContain('E-mail address: every member verifies it with a code.');
});

test('what is free each day is what the operator set', async () => {
  await openWith({ free_each_day: { interests: 5, contact_views: 1, messages: null } });
  await expect
    .poll(() => answerTo('What does it cost?'))
    .toContain(
      'Also free each day: 5 interests, 1 contact view, and unlimited messages. Paid plans allow more.',
    );
  await expect
    .element(page.getByText(/^Free to register/))
    .toHaveTextContent('Free each day: 5 interests, 1 contact view, and unlimited messages.');
});

test('without plans nothing speaks of prices, plans and refunds', async () => {
  await openWith({ everything_is_free: true });
  await expect.poll(() => answerTo('What does it cost?')).toContain('Nothing. Registering');
  await expect.element(page.getByText(/^Free to register/)).not.toHaveTextContent('each day');
  expect(document.body.textContent).not.toMatch(/paid plans|refund/i);
});

test('without a grievance officer none is named', async () => {
  await openWith({ grievance_officer: '' });
  await expect.poll(() => answerTo('What if somebody behaves badly?')).not.toContain('officer');
});

test('with a grievance officer the answer names the time of the law', async () => {
  await openWith({ grievance_officer: 'Mary Thomas' });
  await expect.poll(() => answerTo('What if somebody behaves badly?')).toContain('within 24 hours');
});

test('nothing that does not exist is promised', async () => {
  await openWith({});
  await expect.poll(checks).toHaveLength(2);
  expect(document.body.textContent).not.toMatch(/horoscope|family access|identity verification/i);
});

const reasons = page.getByRole('region', { name: 'Why Choose InTandem' }).getByRole('heading', { level: 3 });

test.each([
  ['without stories they are no reason', [], 3],
  ['with a story they are', [aStoryWire()], 4],
])('%s', async (_what, stories, count) => {
  await openLanding('', (server) => server.answer(listStories, onePage(stories, 100)));
  await expect.poll(() => reasons.elements().length).toBe(count);
});

test('the short form suggests religions and communities, and sends nothing but its answers', async () => {
  await openWith({});
  const form = page.getByRole('form', { name: 'Register here' });
  await expect.element(form.getByLabelText('Who is it for?')).toBeVisible();
  const element = form.element();
  expect([element.getAttribute('action'), element.getAttribute('method') ?? 'get']).toEqual([
    '/registration',
    'get',
  ]);
  const suggested = [...element.querySelectorAll('datalist option')].map((option) => option.textContent);
  expect(suggested).toContain('Christian');
  expect(suggested).not.toContain('Other');
  expect(suggested).not.toContain('Prefer not to say');
});

test('on a phone Sign In is in the header, and once in an open menu', async () => {
  await page.viewport(390, 844);
  await openWith({});
  const header = page.getByRole('banner');
  const signIn = header.getByRole('link', { name: 'Sign In' });
  await expect.element(signIn).toBeInViewport({ ratio: 1 });
  await expect.element(header.getByRole('link', { name: 'Registration' })).not.toBeInTheDocument();
  await header.getByText('Menu').click({ force: true });
  await expect.element(header.getByRole('link', { name: 'Registration' })).toBeVisible();
  await expect.poll(() => signIn.elements().length).toBe(1);
});

test('a signed-in member is led to the own area, and the name of the site is whole on a phone', async () => {
  await page.viewport(390, 844);
  await openLanding('', () => startSession(sessionOf(member)));
  const way = page.getByRole('main').getByRole('link', { name: 'Go to the dashboard' });
  await expect.element(way).toHaveAttribute('href', '/dashboard');
  for (const name of ['FREE REGISTRATION', 'JOIN'])
    await expect.element(page.getByRole('link', { name })).not.toBeInTheDocument();
  await expect.element(page.getByRole('form', { name: 'Register here' })).not.toBeInTheDocument();
  const home = page.getByRole('banner').getByRole('link').first().element();
  expect(home.scrollWidth).toBeLessThanOrEqual(home.clientWidth);
});
