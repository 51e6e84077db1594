import { expect } from '@playwright/test';
import { dialogOf } from '#tests/journeys/support/accounts.ts';
import { aBride, aGroom, interestOf } from '#tests/journeys/support/inbox.ts';
import { findNotice, nameOf, seat } from '#tests/journeys/support/live.ts';
import {
  aCouple,
  chooseOf,
  connect,
  conversationOf,
  conversationWith,
  fieldOf,
  messageOf,
  messagesEntry,
  say,
  sendWritten,
  threadOf,
  write,
} from '#tests/journeys/support/messages.ts';
import { test } from '#tests/journeys/support/journey.ts';

test('two members begin to write after an accepted interest, and see at once what the other does @phone @gate-phone', async ({
  page,
  product,
  openBrowser,
  isMobile,
}) => {
  const [asha, thomas] = [await aBride(product, 'Asha'), await aGroom(product, 'Thomas')];
  await interestOf(product, { from: asha, to: thomas });
  const hers = await seat(page, { product, member: asha, path: `/partner-profile/${thomas.id}` });
  const his = await seat(await openBrowser(), { product, member: thomas, path: '/inbox' });

  await his.page.getByRole('button', { name: `Accept the interest of ${nameOf(asha)}` }).click();
  await his.page.getByLabel(`Message ${nameOf(asha)}`, { exact: true }).click();
  await expect(his.page.getByRole('heading', { name: 'Before you write' })).toBeVisible();
  await his.page.getByRole('button', { name: 'I understand' }).click();
  if (!isMobile) await his.page.getByRole('link', { name: 'Open in full window' }).click();
  await expect(his.page).toHaveURL(conversationWith(asha));

  await hers.page
    .getByLabel(`Message ${nameOf(thomas)}`)
    .first()
    .click();
  const hisFirst = 'Good morning, Asha. My mother showed me your profile.';
  await write(his.page, { to: asha, text: hisFirst });
  await expect(messageOf(hers.page, hisFirst), 'without a reload, over the warning').toBeVisible();
  await hers.page.getByRole('button', { name: 'I understand' }).click();
  if (!isMobile) await hers.page.getByRole('link', { name: 'Open in full window' }).click();
  await expect(messageOf(his.page, hisFirst)).toContainText('Seen');

  await fieldOf(hers.page, thomas).pressSequentially('Good morning');
  await expect(conversationOf(his.page, asha)).toContainText('is writing…');
  await sendWritten(hers.page);
  await expect(messageOf(his.page, 'Good morning').last()).toContainText('Asha Mathew');
  await expect(conversationOf(his.page, asha)).not.toContainText('is writing…');

  await hers.page.goto('/shortlisted');
  await expect(messagesEntry(hers.page, { unread: 0 })).toBeVisible();
  await write(his.page, { to: asha, text: 'May our families talk on Sunday?' });
  await expect(messageOf(his.page, 'on Sunday?')).toContainText('Delivered');
  await expect(messagesEntry(hers.page, { unread: 1 })).toBeVisible();
  await expect(hers.page).toHaveTitle(/^\(1\) Shortlist/);
  await (await findNotice(hers.page, `${nameOf(thomas)} sent you a message`)).click();
  await expect(messageOf(hers.page, 'on Sunday?')).toBeVisible();
  await expect(messageOf(his.page, 'on Sunday?')).toContainText('Seen');
  await expect(hers.page).toHaveTitle(/^Messages/);
});

test('two members answer, are warned, take back and delete in their conversation @phone', async ({
  page,
  product,
  openBrowser,
}) => {
  const [bina, bijoy] = await aCouple(product, ['Bina', 'Bijoy']);
  await say(product, { by: bijoy, to: bina, text: 'My sister lives in Kottayam.' });
  const hers = await seat(page, { product, member: bina, path: conversationWith(bijoy) });
  const his = await seat(await openBrowser(), { product, member: bijoy, path: conversationWith(bina) });

  await chooseOf(messageOf(hers.page, 'lives in Kottayam'), 'Reply');
  await expect(fieldOf(hers.page, bijoy)).toBeFocused();
  await fieldOf(hers.page, bijoy).fill('In which street?');
  await sendWritten(hers.page);
  const answer = messageOf(his.page, 'In which street?');
  await expect(answer).toContainText('Reply to your message');
  await expect(answer).toContainText('My sister lives in Kottayam.');

  await write(his.page, { to: bina, text: 'Please send me 5,000 rupees today.' });
  await expect(messageOf(hers.page, '5,000 rupees')).toContainText('Does this message ask for money?');
  await expect(messageOf(his.page, '5,000 rupees')).not.toContainText('Does this message ask for money?');

  await write(his.page, { to: bina, text: 'Our album: https://photos.example.org/family' });
  await expect(messageOf(hers.page, 'Our album')).toContainText('This message has a link to another site.');

  await chooseOf(messageOf(his.page, '5,000 rupees'), 'Delete for everyone');
  await dialogOf(his.page, 'Delete this message for everyone?')
    .getByRole('button', { name: 'Delete for everyone' })
    .click();
  await expect(messageOf(his.page, 'You deleted this message')).toBeVisible();
  await expect(messageOf(hers.page, 'This message was deleted')).toBeVisible();
  await expect(messageOf(hers.page, '5,000 rupees')).toHaveCount(0);
  await chooseOf(messageOf(hers.page, 'Our album'), 'Delete for me');
  await dialogOf(hers.page, 'Delete this message for you?')
    .getByRole('button', { name: 'Delete for me' })
    .click();
  await expect(messageOf(hers.page, 'Our album')).toHaveCount(0);
  await expect(messageOf(his.page, 'Our album')).toBeVisible();
});

test('a member goes from one conversation to another and back, where the draft still is', async ({
  page,
  product,
}) => {
  const [chitra, paul] = await aCouple(product, ['Chitra', 'Paul']);
  const xavier = await aGroom(product, 'Xavier');
  await connect(product, [chitra, xavier]);
  await say(product, { by: paul, to: chitra, text: 'Happy Onam!' });
  await say(product, { by: xavier, to: chitra, text: 'Do you sing in the choir?' });
  await seat(page, { product, member: chitra, path: '/chatWindow' });
  await expect(threadOf(page, paul)).toContainText('1 unread message');
  await threadOf(page, paul).click();
  await expect(messageOf(page, 'Happy Onam!')).toBeVisible();
  await fieldOf(page, paul).fill('Happy Onam to your');
  await threadOf(page, xavier).click();
  await expect(messageOf(page, 'the choir?')).toBeVisible();
  await page.goBack();
  await expect(messageOf(page, 'Happy Onam!')).toBeVisible();
  await expect(fieldOf(page, paul)).toHaveValue('Happy Onam to your');
});
