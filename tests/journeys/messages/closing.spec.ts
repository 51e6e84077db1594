import { expect, type Page } from '@playwright/test';
import { login } from '#contract/accounts/sessions.ts';
import { switchUser } from '#contract/administration/users.ts';
import { updateSettings } from '#contract/settings/settings.ts';
import { dialogOf } from '#tests/journeys/support/accounts.ts';
import { seat } from '#tests/journeys/support/live.ts';
import {
  aCouple,
  chooseOfConversation,
  conversationOf,
  conversationWith,
  fieldOf,
  messageOf,
  say,
  sendWritten,
} from '#tests/journeys/support/messages.ts';
import { askProduct, type Partner } from '#tests/journeys/support/partners.ts';
import type { Product } from '#tests/journeys/support/product.ts';
import { test } from '#tests/journeys/support/journey.ts';

async function expectClosed(page: Page): Promise<void> {
  await expect(conversationOf(page, 'A member')).toContainText('You cannot write here');
}

async function expectOpen(page: Page, partner: Partner): Promise<void> {
  await expect(fieldOf(page, partner)).toHaveValue('I wanted to say');
}

async function switchTo(
  product: Product,
  { member, status }: { member: Partner; status: 'active' | 'inactive' },
) {
  const { email, password } = product.administrator;
  const { data } = await askProduct(product, { endpoint: login, body: { emailOrMobile: email, password } });
  const body = { user_id: member.id, status };
  await askProduct(product, { endpoint: switchUser, token: data.token, body });
}

test('a conversation closes in the middle of a sentence when the partner blocks, hides or goes, and opens again with the draft @phone', async ({
  page,
  product,
  openBrowser,
  problems,
}) => {
  const [fathima, george] = await aCouple(product, ['Fathima', 'George']);
  await say(product, { by: fathima, to: george, text: 'Shall we meet with our parents?' });
  const his = await seat(page, { product, member: george, path: conversationWith(fathima) });
  const hers = await seat(await openBrowser(), {
    product,
    member: fathima,
    path: conversationWith(george),
  });
  await fieldOf(his.page, fathima).pressSequentially('I wanted to say');

  // The picture and the card of a member who is not there any more.
  problems.expect(/404/);
  await chooseOfConversation(hers.page, 'Block');
  await dialogOf(hers.page, 'Block George Kurian?').getByRole('button', { name: 'Block' }).click();
  await expectClosed(his.page);
  const conversation = conversationOf(hers.page, george);
  await expect(conversation).toContainText('You blocked George');
  await conversation.getByRole('button', { name: 'Unblock' }).click();
  await expect(fieldOf(hers.page, george)).toBeFocused();
  await expectOpen(his.page, fathima);

  const hide = (is_hidden: boolean) =>
    askProduct(product, { endpoint: updateSettings, token: fathima.token, body: { is_hidden } });
  await hide(true);
  await expectClosed(his.page);
  await expect(hers.page.getByText('Your profile is hidden.')).toBeVisible();
  await hide(false);
  await expectOpen(his.page, fathima);

  problems.expect(/401/);
  await switchTo(product, { member: fathima, status: 'inactive' });
  await expectClosed(his.page);
  await expect(dialogOf(hers.page, 'Sign In')).toBeVisible();
  await switchTo(product, { member: fathima, status: 'active' });
  await expectOpen(his.page, fathima);
  await fieldOf(his.page, fathima).press('End');
  await his.page.keyboard.type(' yes');
  await sendWritten(his.page);
  await expect(messageOf(his.page, 'I wanted to say yes')).toContainText('Sent');
});
