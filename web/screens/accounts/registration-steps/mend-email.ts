/** Domains that are mistyped most, by how they are written right. */
const domains = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'hotmail.com',
  'outlook.com',
  'rediffmail.com',
  'icloud.com',
];

/** Domains of their own, although they look like a mistyped one. */
const neighbours = ['mail.com', 'ymail.com', 'gmx.com'];

/** Returns the address that was probably meant; undefined for one that looks right, or of which nothing can be guessed. */
export function mendEmail(typed: string): string | undefined {
  const written = typed.trim().toLowerCase();
  const plain = written
    .replaceAll(/\s+/g, '')
    .replace(/^mailto:/, '')
    .replaceAll(',', '.')
    .replaceAll(/\.{2,}/g, '.')
    .replace(/\.+$/, '');
  const [name = '', domain = '', ...more] = plain.split('@');
  if (name === '' || domain === '' || more.length > 0) return undefined;
  const mended = `${name.replace(/\.$/, '')}@${mendDomain(domain)}`;
  const isAddress = /^[^@]+@[^@.]+(\.[^@.]+)+$/.test(mended);
  return mended === written || !isAddress ? undefined : mended;
}

/** A domain that is one slip away from a usual one is that one: `gmial.com`, `gmail.con`, `gmail`. */
function mendDomain(domain: string): string {
  if ([...domains, ...neighbours].includes(domain)) return domain;
  return domains.find((usual) => usual.split('.')[0] === domain || isOneSlip(domain, usual)) ?? domain;
}

/** Whether two texts differ by one letter that is missing, added, wrong, or changed places with its neighbour. */
function isOneSlip(one: string, other: string): boolean {
  const first = Array.from(one).findIndex((letter, index) => letter !== other[index]);
  const at = first === -1 ? one.length : first;
  const [rest, wanted] = [one.slice(at), other.slice(at)];
  const isSwapped = rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2);
  return (
    isSwapped || rest.slice(1) === wanted || rest === wanted.slice(1) || rest.slice(1) === wanted.slice(1)
  );
}
