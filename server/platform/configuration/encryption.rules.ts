/** The connections whose encryption ALLOW_PLAINTEXT may waive. */
export const connections = ['smtp', 's3', 'sms', 'database', 'payments', 'passwords'] as const;
export type Connection = (typeof connections)[number];

type Addresses = {
  s3Endpoint: string | undefined;
  smsUrl: string | undefined;
  databaseUrl: string | undefined;
  razorpayUrl: string;
  /** Undefined unless it is asked. */
  breachedPasswordsUrl: string | undefined;
};

/**
 * Which settings would send personal data or credentials over a network without encryption, each with its variable and what to do. A
 * connection that stays on this machine needs none. SMTP without TLS from the beginning is no finding: the mailer requires STARTTLS.
 */
export function findPlaintext(addresses: Addresses, waived: readonly Connection[]): string[] {
  const { s3Endpoint, smsUrl, databaseUrl, razorpayUrl, breachedPasswordsUrl } = addresses;
  const found: { connection: Connection; isPlain: boolean; sentence: string }[] = [
    { connection: 's3', isPlain: isPlainHttp(s3Endpoint), sentence: 'S3_URL: must begin with https://' },
    { connection: 'sms', isPlain: isPlainHttp(smsUrl), sentence: 'SMS_URL: must begin with https://' },
    {
      connection: 'payments',
      isPlain: isPlainHttp(razorpayUrl),
      sentence: 'RAZORPAY_URL: must begin with https://',
    },
    {
      connection: 'passwords',
      isPlain: isPlainHttp(breachedPasswordsUrl),
      sentence: 'BREACHED_PASSWORDS_URL: must begin with https://',
    },
    {
      connection: 'database',
      isPlain: databaseUrl !== undefined && !isVerified(databaseUrl),
      sentence: 'DATABASE_URL: must end in ?sslmode=verify-full',
    },
  ];
  return found
    .filter(({ connection, isPlain }) => isPlain && !waived.includes(connection))
    .map(({ connection, sentence }) => `${sentence}, or name ${connection} in ALLOW_PLAINTEXT`);
}

/** Whether the mailer must refuse a mail server without TLS: `smtps:` has it from the beginning. */
export function requiresStartTls(smtpUrl: string, waived: readonly Connection[]): boolean {
  const { protocol, hostname } = new URL(smtpUrl);
  return protocol === 'smtp:' && !isLocal(hostname) && !waived.includes('smtp');
}

function isPlainHttp(address: string | undefined): boolean {
  if (address === undefined) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLocal(hostname);
}

/** Whether a database is reached on this machine, or over TLS with a certificate that is verified against the name. */
function isVerified(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  // `host` in the query wins over the host of the address.
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return isLocal(host) || searchParams.get('sslmode') === 'verify-full';
}

/** A host of this machine: its own names, or the folder of a socket. An empty one is not: PGHOST may name any. */
export function isLocal(host: string): boolean {
  const name = host.replaceAll(/^\[|\]$/g, '').toLowerCase();
  return (
    name.startsWith('/') ||
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '::1' ||
    /^127(?:\.\d{1,3}){3}$/.test(name)
  );
}
