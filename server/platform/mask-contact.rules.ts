/** An e-mail address with a few letters alone: `as•••@example.org`. */
export function maskEmail(email: string): string {
  const [mailbox = '', host = ''] = email.split('@');
  const letters = Array.from(mailbox);
  return `${letters.slice(0, letters.length > 3 ? 2 : 1).join('')}•••@${host}`;
}

/** A mobile number with its first and last digits alone: `+91 ••••• ••123`. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)} ••••• ••${mobile.slice(-3)}`;
}
