import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listChoices } from '#contract/choices/list-choices.ts';
import { listEnquiries, sendEnquiry } from '#contract/enquiries/enquiries.ts';
import { showPage, showSite } from '#contract/site/site.ts';
import { listStories } from '#contract/stories/stories.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { listScreens } from '#scripts/test/list-screens.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const enquiry = {
  name: 'Ravi Kumar',
  email: 'Ravi@Example.org',
  phone: '+91 9876543210',
  message: 'Can my sister keep the profile for me?\nThank you.',
};

describe('an enquiry', () => {
  it('is stored, and administrators read it with its e-mail', async () => {
    const sent = await callApi(application, { endpoint: sendEnquiry, input: enquiry });
    expect([sent.status, sent.body.result]).toEqual([201, true]);
    const { token } = await anAdministrator(application);
    const { body } = await callApi(application, { endpoint: listEnquiries, input: {}, token });
    expect(body).toMatchObject({ total: 1, page: 1, next: null });
    expect(body.data).toMatchObject([
      {
        cu_id: expect.any(Number),
        cu_name: 'Ravi Kumar',
        cu_email: 'ravi@example.org',
        cu_phone: '+91 9876543210',
        cu_message: enquiry.message,
        cu_status: 'new',
        cu_note: null,
        cu_created_at: application.clock.now().toISOString(),
      },
    ]);
  });

  it.each([
    ['name', { name: ' ' }, 'Enter a name'],
    ['email', { email: 'ravi' }, 'Enter a valid e-mail'],
    ['email', { email: 'ravi@example.org\nBcc: all@example.org' }, 'Enter a valid e-mail'],
    ['phone', { phone: '+91 ' }, 'Enter your phone number'],
    ['phone', { phone: '' }, 'Enter your phone number'],
    ['phone', { phone: '9876543210' }, 'Begin the phone number with its country code, such as +91'],
    ['phone', { phone: '+91 98' }, 'Enter a valid phone number'],
    ['message', { message: '' }, 'Enter a message'],
    ['message', { message: 'x'.repeat(2001) }, 'This text is too long'],
  ])('with a wrong %s is refused beside the field', async (field, changes, message) => {
    const { status, body } = await callApi(application, {
      endpoint: sendEnquiry,
      input: { ...enquiry, ...changes },
    });
    expect([status, body.errors]).toEqual([422, [{ field, message }]]);
  });
});

describe('the public lists', () => {
  it('of stories contain the approved ones, under their documented names', async () => {
    const story = {
      status: 'approved',
      image: '/art/story-1.webp',
      story: 'We met here.',
      weddingDate: '2026-01-17',
      brideFirstName: 'Maria',
      brideLastName: 'Fernandes',
      groomFirstName: 'Keith',
      groomLastName: 'Pereira',
      createdAt: application.clock.now(),
    };
    const stories = [story, { ...story, status: 'pending', story: 'Not yet read.' }];
    await application.context.database.insertInto('stories').values(stories).execute();
    const { body } = await callApi(application, { endpoint: listStories, input: {} });
    expect(body.data).toEqual([
      {
        ss_id: expect.any(Number),
        ss_image: '/art/story-1.webp',
        ss_story: 'We met here.',
        ss_wedding_date: '2026-01-01',
        ss_place: '',
        bride_id: null,
        bride_firstname: 'Maria',
        bride_lastname: '',
        groom_id: null,
        groom_firstname: 'Keith',
        groom_lastname: '',
        name: expect.stringContaining('Maria'),
      },
    ]);
  });

  it('of choices name the religion of each community', async () => {
    const { body } = await callApi(application, { endpoint: listChoices, input: {} });
    const christian = body.data.religion.find(({ label }) => label === 'Christian');
    const communities = body.data.community.filter(({ parent }) => parent === christian?.code);
    expect(communities.map(({ label }) => label)).toContain('Nadar');
    expect(body.data.community.at(-1)?.parent).toBeNull();
  });
});

describe('the site', () => {
  it('has the name of its settings', async () => {
    await updateSiteSetting(application.context, { key: 'name', text: 'Kalyana' });
    await updateSiteSetting(application.context, { key: 'grievanceOfficer', text: 'Mary Thomas' });
    const site = await callApi(application, { endpoint: showSite, input: {} });
    const page = await callApi(application, { endpoint: showPage, input: { page: 'grievance' } });
    expect(site.body.data.name).toBe('Kalyana');
    expect(page.body.data.text).toContain('Mary Thomas');
  });

  it.each(['terms', 'privacy', 'grievance', 'refunds'] as const)('has a page of %s', async (page) => {
    const { body } = await callApi(application, { endpoint: showPage, input: { page } });
    expect(body.data.version).toBe('1');
    expect(body.data.text.length).toBeGreaterThan(300);
    expect(body.data.text).not.toMatch(/\{\w+\}|undefined|InTandem/);
  });

  it('serves robots.txt, sitemap and web manifest', async () => {
    const files = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'];
    const answers = await Promise.all(files.map((url) => application.server.inject(url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers[2]?.json()).toMatchObject({ name: 'Kalyana', start_url: '/' });
  });

  it('excludes search engines from the areas, and lists the public pages for them', async () => {
    const { publicUrl } = application.context.configuration;
    const robots = (await application.server.inject('/robots.txt')).body.split('\n');
    expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    const sitemap = await application.server.inject('/sitemap.xml');
    const addresses = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    const pages = ['/', '/terms', '/privacy', '/grievance', '/refunds'].map((path) => publicUrl + path);
    expect(addresses).toEqual(expect.arrayContaining(pages));
    const closed = robots.flatMap((rule) => /^Disallow: (.+)$/.exec(rule)?.[1] ?? []);
    const screens = [...listScreens('_member'), ...listScreens('_admin')];
    expect(screens.filter((screen) => !closed.some((path) => screen.startsWith(path)))).toEqual([]);
    const listedAndClosed = addresses.filter((address) =>
      closed.some((path) => address?.startsWith(publicUrl + path)),
    );
    expect(listedAndClosed).toEqual([]);
    expect(sitemap.headers['content-type']).toContain('application/xml');
  });
});

it('the public settings say what is free each day', async () => {
  const { body } = await callApi(application, { endpoint: showSite, input: {} });
  expect(body.data.free_each_day).toEqual({ interests: 5, contact_views: 1, messages: 20 });
});
