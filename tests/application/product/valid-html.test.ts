import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPublicPages, listScreens } from '#scripts/test/list-screens.ts';
import { aBanner } from '#tests/factories/a-banner.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { aStory, bothAgreed } from '#tests/factories/a-story.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:document'] });

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

async function listFaults(url: string): Promise<string[]> {
  const { body, headers } = await application.server.inject({ url, headers: { accept: 'text/html' } });
  expect(headers['content-type']).toContain('text/html');
  const { results } = await validator.validateString(body);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ message, line, column, offset }) =>
        `${line}:${column} ${message} ${body.slice(offset, offset + 60)}`,
    ),
  );
}

test.each([...listPublicPages(), '/no/such/page'])('the page %s is valid HTML', async (url) => {
  expect(await listFaults(url)).toEqual([]);
});

test.each([...listScreens('_member'), ...listScreens('_admin')])(
  'the frame of %s is valid HTML',
  async (url) => {
    expect(await listFaults(url)).toEqual([]);
  },
);

test('pages with a banner, a story or a dialog are valid HTML', async () => {
  const { token } = await anAdministrator(application);
  await aBanner(application, { token });
  const { id } = await aStory(application, { agreed: bothAgreed });
  const dialogs = ['sign-in', 'register', 'forgot', 'nothing'].map((name) => `/?dialog=${name}`);
  for (const url of ['/', '/all-Success-Stories', `/view-success-story?id=${id}`, ...dialogs]) {
    expect(await listFaults(url)).toEqual([]);
  }
});
