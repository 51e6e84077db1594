import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { publishPage, showPageVersions } from '#contract/site/page-versions.ts';
import { showPage } from '#contract/site/site.ts';
import { setByOperator } from '#server/features/site/set-by-operator.ts';
import { findSiteSettings, updateSiteSetting } from '#server/features/site/site-settings.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let token: string;
beforeAll(async () => {
  application = await startApplication();
  ({ token } = await anAdministrator(application));
});
afterAll(() => application.close());

type Page = 'terms' | 'privacy' | 'grievance' | 'refunds';
const read = async (page: Page, version?: string) =>
  callApi(application, { endpoint: showPage, input: { page, ...(version !== undefined && { version }) } });
const edit = async (page: Page) =>
  (await callApi(application, { endpoint: showPageVersions, input: { page }, token })).body.data;
const publish = (input: EndpointInput<typeof publishPage>) =>
  callApi(application, { endpoint: publishPage, input, token });

describe('a legal page', () => {
  it('is the text of the product at first, as its version 1', async () => {
    const page = await edit('terms');
    expect(page).toMatchObject({ version: '1', text: '', names: { site: 'InTandem' } });
    expect(page.product_text).toContain('{site}');
    expect(page.versions).toEqual([
      { version: '1', is_product: true, note: '', published_at: null, published_by: null },
    ]);
  });

  it('is published as a new version, which new members agree to, and the earlier one stays readable', async () => {
    const before = await read('terms');
    const text = '## Rules\nWelcome to {site}.\n- Telephone: {supportPhone}';
    const { status, body } = await publish({
      page: 'terms',
      text,
      version: '2',
      note: 'Our own',
      previous: '1',
    });
    expect([status, body.data.version, body.data.text]).toEqual([200, '2', text]);
    expect(body.data.versions.map(({ version, note }) => [version, note])).toEqual([
      ['2', 'Our own'],
      ['1', ''],
    ]);
    const after = await read('terms');
    expect(after.body.data).toMatchObject({
      version: '2',
      is_current: true,
      // A line that names an empty setting is left out.
      text: '## Rules\nWelcome to InTandem.',
    });
    const earlier = await read('terms', '1');
    expect(earlier.body.data).toMatchObject({ version: '1', is_current: false, text: before.body.data.text });
    const { user_id } = await aMember(application);
    const stored = await application.context.database
      .selectFrom('registrations')
      .select('termsVersion')
      .where('accountId', '=', user_id)
      .executeTakeFirstOrThrow();
    expect(stored.termsVersion).toBe('2');
  });

  it('stays as it was shown when a setting in it changes later', async () => {
    await publish({ page: 'privacy', text: 'We are {site}.', version: '2', note: '' });
    await publish({ page: 'privacy', text: 'Here is {site}.', version: '3', note: '' });
    await updateSiteSetting(application.context, { key: 'name', text: 'Kalyana' });
    expect((await read('privacy')).body.data.text).toBe('Here is Kalyana.');
    expect((await read('privacy', '2')).body.data.text).toBe('We are InTandem.');
    const { termsVersion } = await findSiteSettings(application.context.database);
    expect(termsVersion).toBe('2');
  });

  it('is the text of the product again when that is published', async () => {
    const { product_text: text } = await edit('privacy');
    const { body } = await publish({ page: 'privacy', text, version: '4', note: 'As delivered' });
    expect(body.data.versions[0]).toMatchObject({ version: '4', is_product: true, note: 'As delivered' });
    expect((await read('privacy')).body.data.text.length).toBeGreaterThan(1000);
  });

  it('refuses a version that there is, and a page that changed since it was read', async () => {
    const taken = await publish({ page: 'terms', text: 'x', version: '1', note: '' });
    expect([taken.status, taken.body.errors]).toEqual([
      422,
      [{ field: 'version', message: 'A version with this name already exists' }],
    ]);
    const late = await publish({ page: 'terms', text: 'x', version: '9', note: '', previous: '1' });
    expect([late.status, late.body.code]).toEqual([409, 'changed_elsewhere']);
    expect((await read('terms', '9')).status).toBe(404);
  });

  it('is published once when two administrators publish at the same time', async () => {
    const { version: previous } = await edit('grievance');
    const both = ['2a', '2b'].map((version) =>
      publish({ page: 'grievance', text: version, version, note: '', previous }),
    );
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('is recorded by length and hash, not by its text', async () => {
    const entry = await application.context.database
      .selectFrom('auditEntries')
      .select(['subject', 'after'])
      .where('action', '=', 'site.page_published')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      subject: 'page terms',
      after: { version: '2', characters: 55, sha256: expect.stringMatching(/^[\da-f]{64}$/) },
    });
  });
});

describe('a legal page at the command line', () => {
  const publicUrl = 'https://example.org';
  const set = (key: string, text: string) =>
    application.context.database
      .transaction()
      .execute((database) =>
        setByOperator({ database, now: application.context.now, publicUrl }, { key, text }),
      );

  it('is published as the next version, and the earlier one stays readable', async () => {
    const before = await read('terms');
    await set('termsText', 'Be kind.');
    const { body } = await read('terms');
    expect(body.data).toMatchObject({ version: '3', text: 'Be kind.', is_current: true });
    const earlier = await read('terms', before.body.data.version);
    expect(earlier.body.data).toMatchObject({ text: before.body.data.text, is_current: false });
    const { administratorId, action, after } = await application.context.database
      .selectFrom('auditEntries')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect([administratorId, action, JSON.stringify(after)]).toEqual([
      null,
      'site.page_published',
      expect.not.stringContaining('kind'),
    ]);
  });

  it('has another version of the same terms, and no version twice', async () => {
    await set('termsVersion', 'May 2026');
    expect((await read('terms')).body.data).toMatchObject({ version: 'May 2026', text: 'Be kind.' });
    expect((await read('terms', '3')).body.data).toMatchObject({ is_current: false, text: 'Be kind.' });
    await expect(set('termsVersion', '3')).rejects.toThrow('A version with this name already exists');
    await set('termsText', '');
    expect((await read('terms')).body.data.version).toBe('May 2026-2');
  });

  it('is recorded as other settings are', async () => {
    await set('name', 'Mangal');
    const { action, subject } = await application.context.database
      .selectFrom('auditEntries')
      .select(['action', 'subject'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect([action, subject]).toEqual(['site.changed', 'setting name']);
  });
});
