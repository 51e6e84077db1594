import { expect, test } from 'vitest';
import { sendEnquiry } from './enquiries.ts';

const enquiry = { name: 'Asha', email: 'asha@example.org', message: 'Hello' };

test.each([
  ['+91 9876543210', '+91 9876543210'],
  ['+91 98765 43210', '+91 9876543210'],
  ['+91 (0) 98765-43210', '+91 9876543210'],
  ['\u202A+91 ९८७६५–४३२१०\u202C', '+91 9876543210'],
  ['+44 07911 123456', '+44 7911123456'],
])('the number %j is %s', (phone, meant) => {
  expect(sendEnquiry.input.parse({ ...enquiry, phone }).phone).toBe(meant);
});

test.each(['', '+91', '9876543210', '+91 soon', '+91 +44 7911 123456'])('%j is none', (phone) => {
  expect(sendEnquiry.input.safeParse({ ...enquiry, phone }).success).toBe(false);
});
