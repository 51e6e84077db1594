import { expect, test } from 'vitest';
import { mendEmail } from './mend-email.ts';

test.each([
  ['asha@gmial.com', 'asha@gmail.com'],
  ['asha@gmail.con', 'asha@gmail.com'],
  ['asha@gmai.com', 'asha@gmail.com'],
  ['asha@gmaill.com', 'asha@gmail.com'],
  ['asha@gmail', 'asha@gmail.com'],
  ['asha@gmail,com', 'asha@gmail.com'],
  ['asha mathew@gmail.com', 'ashamathew@gmail.com'],
  ['asha@ gmail.com.', 'asha@gmail.com'],
  ['asha@yaho.co.in', 'asha@yahoo.co.in'],
  ['asha..m@example.org', 'asha.m@example.org'],
])('%s is probably meant as %s', (typed, meant) => {
  expect(mendEmail(typed)).toBe(meant);
});

test.each([
  'asha@gmail.com',
  ' Asha@Gmail.com ',
  'asha@mail.com',
  'asha@ymail.com',
  'asha@gmx.com',
  'asha@example.org',
  'asha',
  'asha@',
  'a@b@c.org',
  '',
])('%j is left as it is', (typed) => {
  expect(mendEmail(typed)).toBeUndefined();
});
