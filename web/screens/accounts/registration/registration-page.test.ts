import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallApi, PostedForm, RenderPage } from '#contract/calls/page.ts';
import { makeChoiceLists } from '#tests/components/support/choice-lists.ts';

let vite: ViteDevServer;
let renderPage: RenderPage;

beforeAll(async () => {
  vite = await createServer({
    configFile: 'vite.config.ts',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  });
  const entry = await vite.ssrLoadModule('/web/entry-server.tsx');
  // Vite types every module as unknown exports.
  renderPage = entry.renderPage as RenderPage;
});

afterAll(async () => {
  await vite.close();
});

const words = [{ code: 'csi', same: ['Church of South India'], more: ['CSI Nadar'] }];
/** Knows the lists and their words alone. */
const callApi: CallApi = async (path) => {
  const data = path === '/api/choices' ? makeChoiceLists() : wordsOf(path);
  return data === undefined
    ? { status: 503, body: { result: false, message: 'No.', data: null, code: 'unavailable' } }
    : { status: 200, body: { result: true, message: '', data } };
};

function wordsOf(path: string) {
  if (!path.startsWith('/api/choices/words')) return undefined;
  return path.endsWith('denomination') ? words : [];
}

async function render(path: string, posted?: PostedForm): Promise<string> {
  const page = await renderPage({
    url: `https://site.example${path}`,
    nonce: 'abc123',
    callApi,
    ...(posted !== undefined && { posted }),
  });
  expect(page.status).toBe(200);
  return page.html;
}

const person = { step: '0', profile_for: 'My Daughter' };
const named = {
  ...person,
  firstname: 'Asha',
  lastname: 'Mathew',
  dob_day: '14',
  dob_month: '03',
  dob_year: '1997',
};
const faithful = { ...named, religion: 'Christian', community: 'Goan', pp_age: '26-32' };

test('the page has the first field and a form that the browser can send', async () => {
  const html = await render('/registration');
  expect(html).toContain('name="profile_for"');
  const [form = ''] = /<form[^>]*>/.exec(html) ?? [];
  expect(form).toContain('method="post"');
  expect(form).toContain('action="/registration"');
  expect(html).toContain('Step 1 of 4');
  expect(html).toContain('<link rel="canonical" href="https://site.example/registration"');
});

test.each([
  [
    '?profile_for=My+Daughter&age_from=26&age_to=32&community=goan',
    ['value="26-32"', 'value="Goan"', 'value="Christian"'],
  ],
  ['?profile_for=My+Daughter&age_from=32&age_to=26', ['value="26-32"']],
  ['?profile_for=My+Daughter&age_from=30&age_to=', ['value="30-"', '30 years or older']],
  ['?profile_for=My+Daughter&community=Christian', ['name="pp_religion" value="Christian"']],
  [
    '?profile_for=My+Daughter&community=church+of+south+india',
    ['name="pp_community" value="CSI"', 'name="pp_religion" value="Christian"'],
  ],
  ['?profile_for=My+Daughter&community=goa', ['name="pp_religion" value="Christian"']],
])('the page begins with what the landing page sent: %s', async (search, parts) => {
  const html = await render(`/registration${search}`);
  expect(html).toMatch(
    /<input[^>]*value="My Daughter"[^>]*checked=""|<input[^>]*checked=""[^>]*value="My Daughter"/,
  );
  for (const part of parts) expect(html).toContain(part);
});

test('an address that means nothing begins with nothing', async () => {
  const html = await render(
    '/registration?profile_for=My+Cat&age_from=7&age_to=9000&community=%3Cscript%3E&x=1',
  );
  expect(html).not.toMatch(/name="(profile_for|gender)" checked=""/);
  expect(html).not.toContain('You are looking for');
  expect(html).toContain('Step 1 of 4');
});

test.each([
  ['the first step', person, 'Step 2 of 4', 'Your daughter’s first name'],
  ['a step without a name', { ...person, step: '1' }, 'Step 2 of 4', 'First name is required'],
  ['the name', { ...named, step: '1' }, 'Step 3 of 4', '<optgroup label="Christian">'],
  ['the faith', { ...faithful, step: '2' }, 'Step 4 of 4', 'name="password"'],
  ['Back', { ...named, step: '1', go: 'back' }, 'Step 1 of 4', 'value="Asha"'],
  ['a later step without the first', { step: '2' }, 'Step 1 of 4', 'Please select profile type'],
  [
    'a bride below the legal age',
    { ...named, step: '1', dob_year: '2020' },
    'Step 2 of 4',
    'By law, a person of this age cannot marry yet',
  ],
  ['no step at all', { step: 'x' }, 'Step 1 of 4', 'Please select gender'],
])('%s is answered', async (_what, values, progress, text) => {
  const html = await render('/registration', { values, body: null });
  expect(html).toContain(progress);
  expect(html).toContain(text);
});

test('what was chosen before is in the form of every step', async () => {
  const html = await render('/registration', { values: { ...faithful, step: '2' }, body: null });
  expect(html).toMatch(/<input type="hidden" name="religion" value="Christian"/);
  expect(html).toMatch(/<input type="hidden" name="community" value="Goan"/);
  expect(html).toMatch(/<input type="hidden" name="pp_age" value="26-32"/);
});

test('a refusal is shown on its step, and no password goes back', async () => {
  const values = { ...faithful, step: '3', email: 'asha@example.org', password: 'marigold garden 7' };
  const body = { result: false, message: 'This email is taken.', data: null, code: 'already_registered' };
  const html = await render('/registration', { values, body });
  expect(html).toContain('Step 4 of 4');
  expect(html).toContain('This email is taken.');
  expect(html).toContain('Each profile needs its own e-mail address and mobile number.');
  expect(html).toContain('value="asha@example.org"');
  expect(html).not.toContain('marigold garden');
});

test('a registration is followed by its code, and the code by the way to Sign In', async () => {
  const registered = { result: true, message: '', data: { email: 'asha@example.org' }, code_length: 4 };
  const html = await render('/registration', { values: { ...faithful, step: '3' }, body: registered });
  expect(html).toContain('Registration Successful!');
  expect(html).toMatch(/<form[^>]* action="\/verify-email"/);
  const values = { email: 'asha@example.org', token: '1234' };
  const refused = { result: false, message: 'The code is not right.', data: null, code: 'invalid_otp' };
  const wrong = await render('/verify-email', { values, body: refused });
  expect(wrong).toContain('The code is not right.');
  const right = await render('/verify-email', { values, body: { result: true, message: '', data: null } });
  expect(right).toContain('Your e-mail has been verified successfully.');
  expect(right).toContain('dialog=sign-in');
});

test('a dialog that needs scripts has its shape before them', async () => {
  expect(await render('/?dialog=sign-in')).toContain('This part needs JavaScript');
});
