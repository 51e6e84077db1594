import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { showContactAllowance } from '#contract/contacts/contacts.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { showMyPlan } from '#contract/plans/plans.ts';
import { showSite } from '#contract/site/site.ts';
import { showSiteSettings, updateSiteSettings } from '#contract/site/site-editing.ts';
import {
  editableKeys,
  namedSettingFields,
  settingNameOf,
  siteSettingsSchema,
} from '#contract/site/site-settings.fields.ts';
import { findSiteSettings, updateSiteSetting } from '#server/features/site/site-settings.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { holdCacheClock } from '#tests/support/clocks/cache-clock.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let token: string;
let administratorId: number;
beforeAll(async () => {
  application = await startApplication();
  const administrator = await anAdministrator(application);
  token = administrator.token;
  administratorId = administrator.user_id;
});
afterAll(() => application.close());
beforeEach(async () => {
  await application.context.database.deleteFrom('siteSettings').execute();
});

type Changes = EndpointInput<typeof updateSiteSettings>;
const update = (input: Changes) => callApi(application, { endpoint: updateSiteSettings, input, token });
const show = async () =>
  (await callApi(application, { endpoint: showSiteSettings, input: {}, token })).body.data;

/** Another valid value of each setting. */
const others = {
  name: 'Kalyana',
  member_id_prefix: 'KLY',
  description: 'A service of our parish.',
  accent: '#0F6E84',
  support_email: 'help@example.org',
  support_phone: '+91 484 123456',
  address: '12 Church Road, Kochi 682001',
  social_links: [{ label: 'Videos', url: 'https://example.org/videos' }],
  grievance_officer: 'Mary Thomas',
  grievance_email: 'grievance@example.org',
  time_zone: 'Europe/Berlin',
  currency: 'EUR',
  free_contact_views: null,
  free_interests: 20,
  free_messages: null,
  messages_per_minute: 60,
  text_message_countries: '+91, +971',
  text_messages_per_day: 50,
  everything_is_free: true,
  upi_payee: 'kalyana@okbank',
  upi_name: 'Kalyana',
  seller_name: 'Kalyana Parish Trust',
  gst_rate: 18,
  gstin: '32AAAAA0000A1ZB',
  gst_sac: '998599',
  place_of_supply: '33',
  legal_age_bride: 20,
  legal_age_groom: 22,
  review_mode: 'nothing_new',
  default_contact_audience: 'nobody',
  second_factor_is_required: false,
  second_factor_grace_days: 0,
  password_min_length: 9,
  free_profile_views: 90,
  profiles_per_minute: 9,
  cards_per_day: 2000,
  cards_per_minute: 200,
} satisfies Changes;

describe('the settings of the site', () => {
  it('are shown with their defaults, and all of them can be changed', async () => {
    const fresh = await show();
    expect(fresh.values).toEqual(fresh.defaults);
    expect(fresh.changes).toEqual([]);
    expect(Object.keys(others).toSorted()).toEqual(editableKeys.map(settingNameOf).toSorted());
    const { status, body } = await update({ ...others, previous: fresh.values });
    expect([status, body.data.values]).toEqual([200, others]);
    expect((await show()).values).toEqual(others);
    const settings = await findSiteSettings(application.context.database);
    expect(settings).toMatchObject({ name: 'Kalyana', freeContactViews: null, legalAgeGroom: 22 });
  });

  it.each(Object.entries(others).filter(([name]) => name !== 'gst_rate'))(
    '%s is changed alone, and the change names the administrator',
    async (name, value) => {
      const { body } = await update({ [name]: value });
      expect(body.data.values).toEqual({ ...body.data.defaults, [name]: value });
      expect(body.data.changes).toEqual([
        { name, changed_at: application.clock.now().toISOString(), changed_by: expect.stringContaining('@') },
      ]);
    },
  );

  it('are recorded once with both values, and an unchanged value is not recorded', async () => {
    const listEntries = () =>
      application.context.database
        .selectFrom('auditEntries')
        .select(['administratorId', 'action', 'subject', 'before', 'after'])
        .orderBy('id')
        .execute();
    const entriesBefore = await listEntries();
    await update({ name: 'Kalyana', free_interests: null });
    await update({ name: 'Kalyana', previous: { name: 'Kalyana' } });
    const entries = (await listEntries()).slice(entriesBefore.length);
    expect(entries).toEqual([
      {
        administratorId,
        action: 'site.changed',
        subject: 'setting name, freeInterests',
        before: { name: 'InTandem', freeInterests: 5 },
        after: { name: 'Kalyana', freeInterests: null },
      },
    ]);
  });

  it.each([
    ['name', '  ', 'Enter a name'],
    ['name', 'x'.repeat(81), 'This text is too long'],
    ['name', 'Kalyana\u202Eanaylak', 'Remove hidden or control characters'],
    ['member_id_prefix', 'K1', 'Enter 2 to 6 letters from A to Z'],
    ['accent', 'red', 'Enter a colour such as #8E1F4B'],
    ['accent', '#F2B33D', 'Text in this colour is hard to read. Choose a darker colour'],
    ['support_email', 'nobody', 'Enter a valid e-mail'],
    ['time_zone', 'Asia/Atlantis', 'Enter a time zone such as Asia/Kolkata'],
    ['currency', 'rupees', 'Enter the three-letter code of a currency with two decimals, such as INR'],
    // Amounts are stored in hundredths, so ¥1,500 would be charged as ¥150,000.
    ['currency', 'JPY', 'Enter the three-letter code of a currency with two decimals, such as INR'],
    ['free_interests', -1, 'Enter a whole number within the limits'],
    ['free_interests', '5', 'Enter a whole number within the limits'],
    ['legal_age_groom', 17, 'Enter a whole number within the limits'],
    ['legal_age_bride', null, 'Enter a whole number within the limits'],
    ['upi_payee', 'help@example.org', 'Enter a UPI address such as name@bank'],
    ['upi_payee', 'kalyana', 'Enter a UPI address such as name@bank'],
    ['gst_rate', 41, 'Enter a whole number within the limits'],
    ['gstin', '32AAAAA0000A1ZC', 'Check the 15 letters and digits of the GSTIN. One of them is wrong'],
    ['gst_sac', '9997', 'Enter the 6 digits of the code'],
    ['place_of_supply', '25', 'Choose one of the listed values'],
    ['second_factor_is_required', 'false', 'This value is not valid'],
  ])('%s refuses %j beside the field, and nothing is saved', async (name, value, message) => {
    const { status, body } = await update({ description: 'Changed', [name]: value });
    expect([status, body.errors]).toEqual([422, [{ field: name, message }]]);
    expect((await show()).changes).toEqual([]);
  });

  it('refuses a link that is not secure', async () => {
    const { status, body } = await update({
      social_links: [{ label: 'Videos', url: 'javascript:alert(1)' }],
    });
    const message = 'Enter an address that begins with https://';
    expect([status, body.errors]).toEqual([422, [{ field: 'social_links.0.url', message }]]);
  });

  it('store what their schema makes of any value, or refuse it', async () => {
    // A rate needs a GSTIN: a test of its own.
    const names = Object.keys(namedSettingFields).filter((name) => name !== 'gst_rate');
    const anything = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.jsonValue());
    const known = fc.constantFrom(...Object.values(others));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), fc.oneof(anything, known), async (name, value) => {
        const schema = Object.entries(namedSettingFields).find(([field]) => field === name)?.[1];
        const parsed = schema?.safeParse(value);
        const { status, body } = await update({ [name]: value });
        const expected = parsed?.success === true ? { [name]: parsed.data } : undefined;
        expect(status).toBe(expected === undefined ? 422 : 200);
        expect(body.data?.values ?? {}).toMatchObject(expected ?? {});
      }),
      { numRuns: 60 },
    );
    // Whatever was stored, the product goes on.
    siteSettingsSchema.parse(await findSiteSettings(application.context.database));
  });
});

describe('a tax rate', () => {
  const gstin = '32AAAAA0000A1ZB';
  const missing = 'A tax rate needs a GSTIN. Enter it, or set the rate to 0';

  it('is refused without a GSTIN, and the GSTIN stays while there is a rate', async () => {
    const refused = await update({ gst_rate: 18 });
    expect([refused.status, refused.body.errors]).toEqual([422, [{ field: 'gstin', message: missing }]]);
    expect((await update({ gst_rate: 18, gstin: gstin.toLowerCase() })).status).toBe(200);
    expect((await update({ gstin: '' })).status).toBe(422);
    expect((await show()).values).toMatchObject({ gst_rate: 18, gstin });
    expect((await update({ gstin: '', gst_rate: 0 })).status).toBe(200);
  });

  it('is refused at the command line as well', async () => {
    const set = (key: string, text: string) => updateSiteSetting(application.context, { key, text });
    await expect(set('gstRate', '18')).rejects.toThrow(`gstRate: ${missing}`);
    await set('gstin', gstin);
    await set('gstRate', '18');
    await expect(set('gstin', '')).rejects.toThrow(missing);
  });
});

describe('a setting that another administrator changed in the meantime', () => {
  it('is refused with its name, and the other fields of the save too', async () => {
    const { values } = await show();
    await update({ name: 'Kalyana' });
    const { status, body } = await update({ name: 'Sahyatri', currency: 'EUR', previous: values });
    expect([status, body.code]).toEqual([409, 'changed_elsewhere']);
    expect(body.errors?.map(({ field }) => field)).toEqual(['name']);
    expect((await show()).values).toMatchObject({ name: 'Kalyana', currency: 'INR' });
  });

  it('does not hinder the change of another one', async () => {
    const { values } = await show();
    await update({ name: 'Kalyana' });
    expect((await update({ currency: 'EUR', previous: values })).status).toBe(200);
    expect((await show()).values).toMatchObject({ name: 'Kalyana', currency: 'EUR' });
  });

  it('is changed by one of many at once', async () => {
    const { values } = await show();
    const wishes = Array.from({ length: 8 }, (_, index) => `Site ${index}`);
    const answers = await Promise.all(wishes.map((name) => update({ name, previous: values })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(wishes.length - 1);
  });
});

it('a stored value that is not valid any more counts as not set, and the others stay', async () => {
  const row = (key: string, value: unknown) => ({
    key,
    value: JSON.stringify(value),
    updatedAt: application.clock.now(),
  });
  await application.context.database
    .insertInto('siteSettings')
    .values([row('timeZone', 'Asia/Atlantis'), row('name', 'Kalyana'), row('formerSetting', 7)])
    .execute();
  const { values } = await show();
  expect(values).toMatchObject({ time_zone: 'Asia/Kolkata', name: 'Kalyana' });
});

it('without a limit members may view contact details, send interests and write as often as they like', async () => {
  await update({ free_contact_views: null, free_interests: null, free_messages: null });
  const member = await aMember(application);
  const asked = { input: {}, token: member.token };
  const { body: plan } = await callApi(application, { endpoint: showMyPlan, ...asked });
  expect(plan.data).toMatchObject({ contact_limit: null, contact_left: null, interest_limit: null });
  expect(plan.data).toMatchObject({ message_limit: null, message_left: null });
  const { body: views } = await callApi(application, { endpoint: showContactAllowance, ...asked });
  expect(views.data).toMatchObject({ left: null, limit: null });
});

it('the command line sets the same settings', async () => {
  await updateSiteSetting(application.context, { key: 'freeInterests', text: 'null' });
  await updateSiteSetting(application.context, { key: 'memberIdPrefix', text: 'kly' });
  const { values, changes } = await show();
  expect(values).toMatchObject({ free_interests: null, member_id_prefix: 'KLY' });
  expect(changes.map(({ changed_by }) => changed_by)).toEqual([null, null]);
});

it('visitors see nothing of the settings that are for administrators', async () => {
  const { body } = await callApi(application, { endpoint: showSite, input: {} });
  // What is free each day is said on the landing page.
  const secret = /free_(?!each_day)|second_factor|review_|upi|gst|seller/;
  expect(Object.keys(body.data).filter((name) => secret.test(name))).toEqual([]);
  expect(body.data.free_each_day).toEqual({ interests: 5, contact_views: 1, messages: 20 });
});

describe('a changed setting', () => {
  const shown = async () => (await callApi(application, { endpoint: showSite, input: {} })).body.data;

  it('is in the public answer within seconds, although that is cached', async () => {
    const pass = holdCacheClock();
    await shown();
    await update({ name: 'Sahyatri', accent: '#0f6e84' });
    pass(showSite.cacheSeconds ?? 0);
    expect(await shown()).toMatchObject({ name: 'Sahyatri', theme: '/theme/0f6e84.css' });
  });

  it('colours the installed application and the style sheet of the pages', async () => {
    await update({ accent: '#0F6E84' });
    const manifest = await application.server.inject('/manifest.webmanifest');
    expect(manifest.json()).toMatchObject({ theme_color: '#0F6E84' });
    const mark = await application.server.inject('/mark/0f6e84.svg');
    expect([mark.statusCode, mark.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    const theme = await application.server.inject('/theme/0f6e84.css');
    expect(theme.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000',
    });
    expect(theme.body).toContain('--accent: #0f6e84;');
    // Text could not be read in this one.
    expect((await application.server.inject('/theme/f2b33d.css')).statusCode).toBe(404);
  });
});
