/** What somebody who has found a weakness reads, at the address that security.txt names. */
export const securityPolicy = `Have you found a weakness in {site}? Thank you for telling us before anyone else.

Write to {contact}. Say what you did, what happened, and what it would let somebody do. One account of your own is enough to show it.

- We answer within three working days, and keep you informed until it is fixed.
- Use your own account. Do not look at other people’s data, change it or keep it; stop as soon as you see any.
- Do not slow the site down for others, and do not send anybody mails or messages.
- Give us ninety days, or until it is fixed, before you write about it.
- We take no legal steps against anybody who keeps to this, and name you as the finder if you wish.
`;
