/** The network of an address as logs name it: enough to see a pattern, too little to find a household. */
export function truncateAddress(address: string): string {
  const ipv4 = /(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address)?.[1];
  if (ipv4 !== undefined) return `${ipv4}.0/24`;
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 3).join(':')}::/48`;
}
