import { statSync } from 'node:fs';
import { z } from 'zod';
import {
  ConfigurationError,
  readSettings,
  setting,
  type ValuesOf,
} from './platform/configuration/setting.ts';
import { findPlaintext } from './platform/configuration/encryption.rules.ts';
import { readConnections, readOrigins } from './platform/configuration/read-lists.ts';
import { type RazorpayKeys, readRazorpay } from './platform/configuration/read-razorpay.ts';
import { readS3Address } from './platform/storage/open-file-store.ts';

const optionalText = z.string().optional();
const wholeNumber = (smallest: number, largest: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(
      z.number().min(smallest, `must be at least ${smallest}`).max(largest, `must be at most ${largest}`),
    );
const onOrOff = z.enum(['on', 'off'], 'must be on or off');
const addressWith = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address like ${example}` }).optional();

/** Every setting of the product. The table in docs/operations.md is generated from this list. */
export const settings = {
  port: setting({
    variable: 'PORT',
    documentation: 'The port the server listens on.',
    schema: wholeNumber(0, 65_535),
    default: '3000',
  }),
  host: setting({
    variable: 'HOST',
    documentation:
      'The network address the server listens on; 127.0.0.1 is reachable from this machine only.',
    schema: z.string(),
    default: '0.0.0.0',
  }),
  publicUrl: setting({
    variable: 'PUBLIC_URL',
    documentation:
      'The public address, e.g. https://example.org, for links in mails and for search engines. Without it: http://localhost and the port.',
    schema: addressWith(/^https?$/, 'https://example.org').refine(
      (address) => address === undefined || isOriginAlone(address),
      'must have no path, as https://example.org',
    ),
  }),
  corsOrigins: setting({
    variable: 'CORS_ORIGINS',
    documentation:
      'Other sites whose pages may make the calls of /api in a browser, as origins like https://app.example.org, comma-separated. They sign in with the header Authorization and get no cookies. Without it, no other site may.',
    schema: z
      .string()
      .optional()
      .transform(readOrigins(/^https?:$/)),
  }),
  dataDirectory: setting({
    variable: 'DATA_DIR',
    documentation: 'The folder of all data: embedded database, photos, outbox, secret key.',
    schema: z.string(),
    default: './data',
  }),
  databaseUrl: setting({
    variable: 'DATABASE_URL',
    documentation: 'A PostgreSQL server, 15 or newer. Without it the embedded database in DATA_DIR is used.',
    schema: addressWith(/^postgres(ql)?$/, 'postgres://user:password@host/database'),
  }),
  databasePoolSize: setting({
    variable: 'DATABASE_POOL_SIZE',
    documentation: 'Connections to PostgreSQL per process.',
    schema: wholeNumber(2, 200),
    default: '10',
  }),
  secretKey: setting({
    variable: 'SECRET_KEY',
    documentation:
      'A secret text of at least 32 characters. The product encrypts keys of second factors with it, signs links in mails, and hashes codes and bans (docs/security.md). Without it the first start makes a key and stores it in DATA_DIR. Processes on several machines must use the same one.',
    schema: z.string().min(32, 'must have at least 32 characters').optional(),
  }),
  formerSecretKey: setting({
    variable: 'SECRET_KEY_FORMER',
    documentation:
      'The old key, while you replace SECRET_KEY. Links in mails that were sent with it still work. The start encrypts with the new key what the old one had encrypted.',
    schema: z.string().min(32, 'must have at least 32 characters').optional(),
  }),
  secretKeyLost: setting({
    variable: 'SECRET_KEY_LOST',
    documentation:
      'Only if the right key is lost for good: with on, the product starts although its key does not fit the database. “What do I back up?” on this page says what is lost.',
    schema: onOrOff,
    default: 'off',
  }),
  s3: setting({
    variable: 'S3_URL',
    documentation:
      'Where photos are stored: a bucket of S3 or a compatible service, as https://KEY:SECRET@s3.example.org/bucket?region=eu-1; folders may follow the bucket. Special characters of the key are percent-encoded. Without it photos are stored in DATA_DIR/photos.',
    schema: z
      .string()
      .transform((text, context) => {
        const address = readS3Address(text);
        if (address !== null) return address;
        context.addIssue('must be an address like https://KEY:SECRET@s3.example.org/bucket?region=eu-1');
        return z.NEVER;
      })
      .optional(),
  }),
  smtpUrl: setting({
    variable: 'SMTP_URL',
    documentation:
      'The mail server, e.g. smtps://user:password@host. Without it mails are written to DATA_DIR/outbox.',
    schema: addressWith(/^smtps?$/, 'smtps://user:password@mail.example.org'),
  }),
  outboxShowsCodes: setting({
    variable: 'OUTBOX_SHOWS_CODES',
    documentation:
      'With on, the mails in DATA_DIR/outbox show their one-time codes and links. Administrators can then sign in as any member, so use it only to try the product. npm run demo sets it.',
    schema: onOrOff,
    default: 'off',
  }),
  mailFrom: setting({
    variable: 'MAIL_FROM',
    documentation: 'The sender of all mails.',
    schema: z.string().regex(/^[^\r\n]+$/, 'must be one line'),
    default: 'InTandem <no-reply@localhost>',
  }),
  smsUrl: setting({
    variable: 'SMS_URL',
    documentation:
      'A web hook that sends text messages: it receives POST {"to","text"}. Without it codes are sent by mail only.',
    schema: addressWith(/^https?$/, 'https://sms.example.org/send'),
  }),
  razorpayKeyId: setting({
    variable: 'RAZORPAY_KEY_ID',
    documentation:
      'The key of your account at Razorpay. Members can then pay on its page (docs/payments.md). Without it they pay by UPI only.',
    schema: optionalText,
  }),
  razorpayKeySecret: setting({
    variable: 'RAZORPAY_KEY_SECRET',
    documentation: 'The secret of RAZORPAY_KEY_ID.',
    schema: optionalText,
  }),
  razorpayWebhookSecret: setting({
    variable: 'RAZORPAY_WEBHOOK_SECRET',
    documentation:
      'The secret of the web hook at Razorpay. Razorpay reports payments to PUBLIC_URL/api/payment/webhook.',
    schema: optionalText,
  }),
  razorpayUrl: setting({
    variable: 'RAZORPAY_URL',
    documentation: "The address of Razorpay's API.",
    schema: z
      .url({ protocol: /^https?$/, error: 'must be an address like https://api.razorpay.com' })
      .transform((address) => address.replace(/\/+$/, '')),
    default: 'https://api.razorpay.com',
  }),
  pushServices: setting({
    variable: 'PUSH_SERVICES',
    documentation:
      'Further push services that browsers of members may name, as origins like https://push.example.org, comma-separated. Those of Chrome, Firefox, Edge and Safari are known.',
    schema: z
      .string()
      .optional()
      .transform(readOrigins(/^https:$/)),
  }),
  plaintext: setting({
    variable: 'ALLOW_PLAINTEXT',
    documentation:
      'Connections that may go over the network without encryption, comma-separated: smtp, s3, sms, database, payments, passwords. Only for services in a private network of this machine, for example of containers.',
    schema: z.string().optional().transform(readConnections),
  }),
  adminEmail: setting({
    variable: 'ADMIN_EMAIL',
    documentation: 'With ADMIN_PASSWORD: makes the first administrator on a database without one.',
    schema: z.email('must be an e-mail address').optional(),
  }),
  adminPassword: setting({
    variable: 'ADMIN_PASSWORD',
    documentation: 'See ADMIN_EMAIL; at least 6 characters.',
    schema: z
      .string()
      .min(6, 'must have at least 6 characters')
      .max(128, 'must have at most 128 characters')
      .optional(),
  }),
  breachedPasswords: setting({
    variable: 'BREACHED_PASSWORDS',
    documentation:
      'Whether new passwords that are known from thefts of data are refused: none, list (BREACHED_PASSWORDS_FILE) or haveibeenpwned, a service that gets five characters of the hash of the password. While it does not answer, passwords pass.',
    schema: z.enum(['none', 'list', 'haveibeenpwned'], 'must be none, list or haveibeenpwned'),
    default: 'none',
  }),
  breachedPasswordsFile: setting({
    variable: 'BREACHED_PASSWORDS_FILE',
    documentation:
      'With list: a file of SHA-1 hashes, one a line and sorted, as the downloader of haveibeenpwned.com writes it.',
    schema: optionalText,
  }),
  breachedPasswordsUrl: setting({
    variable: 'BREACHED_PASSWORDS_URL',
    documentation: 'With haveibeenpwned: the address of the service, or of a mirror.',
    schema: z
      .url({ protocol: /^https?$/, error: 'must be an address like https://api.pwnedpasswords.com' })
      .transform((address) => address.replace(/\/+$/, '')),
    default: 'https://api.pwnedpasswords.com',
  }),
  logLevel: setting({
    variable: 'LOG_LEVEL',
    documentation: 'How much is logged: fatal, error, warn, info, debug, trace or silent.',
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a log level'),
    default: 'info',
  }),
  trustProxy: setting({
    variable: 'TRUST_PROXY',
    documentation:
      'Behind a reverse proxy: how many proxies to trust, or their addresses, comma-separated. With 0 the header X-Forwarded-For is ignored.',
    schema: z
      .string()
      .regex(/^(\d|[\da-fA-F:.]+(\/\d+)?(\s*,\s*[\da-fA-F:.]+(\/\d+)?)*)$/, 'must be a number or addresses')
      .transform((text) => (/^\d$/.test(text) ? Number(text) : text)),
    default: '0',
  }),
  hstsIncludesSubdomains: setting({
    variable: 'HSTS_INCLUDE_SUBDOMAINS',
    documentation:
      'on makes browsers use https for every subdomain of PUBLIC_URL too, for a year. Only where each of them has https.',
    schema: onOrOff,
    default: 'off',
  }),
  metricsToken: setting({
    variable: 'METRICS_TOKEN',
    documentation: 'The bearer token for /metrics. Without it only requests from this machine may read it.',
    schema: optionalText,
  }),
  rateLimits: setting({
    variable: 'RATE_LIMITS',
    documentation:
      'off lifts the limits per network address, for a load test on a private machine. Limits per account and per code always apply.',
    schema: onOrOff,
    default: 'on',
  }),
  allowsDemoData: setting({
    variable: 'ALLOW_DEMO_DATA',
    documentation:
      'on lets the server start on the invented people of the demo, whose passwords everybody knows. npm run demo sets it.',
    schema: onOrOff,
    default: 'off',
  }),
} as const;

type RazorpaySetting = 'razorpayKeyId' | 'razorpayKeySecret' | 'razorpayWebhookSecret' | 'razorpayUrl';

export type Configuration = Omit<ValuesOf<typeof settings>, 'publicUrl' | RazorpaySetting> & {
  publicUrl: string;
  /** The account at the payment gateway; null without one. */
  razorpay: RazorpayKeys | null;
};

/** The product has its pages and calls at the root of an address. */
function isOriginAlone(address: string): boolean {
  const { origin, href } = new URL(address);
  return href === `${origin}/`;
}

/** Reads the configuration from the environment. Throws ConfigurationError with the names of wrong variables. */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const {
    razorpayKeyId: keyId,
    razorpayKeySecret: keySecret,
    razorpayWebhookSecret: webhookSecret,
    razorpayUrl: url,
    ...values
  } = readSettings(settings, environment);
  if ((values.adminEmail === undefined) !== (values.adminPassword === undefined)) {
    throw new ConfigurationError('ADMIN_EMAIL and ADMIN_PASSWORD: set both, or neither');
  }
  const { smsUrl, databaseUrl, s3, secretKey, formerSecretKey } = values;
  const breachedPasswordsUrl =
    values.breachedPasswords === 'haveibeenpwned' ? values.breachedPasswordsUrl : undefined;
  const addresses = { smsUrl, databaseUrl, s3Endpoint: s3?.endpoint, razorpayUrl: url, breachedPasswordsUrl };
  const plaintext = findPlaintext(addresses, values.plaintext);
  if (plaintext.length > 0) throw new ConfigurationError(`Wrong configuration. ${plaintext.join('; ')}`);
  if (formerSecretKey !== undefined && formerSecretKey === secretKey) {
    throw new ConfigurationError('SECRET_KEY_FORMER: is the same as SECRET_KEY');
  }
  if (values.breachedPasswords === 'list') requireFile(values.breachedPasswordsFile);
  const publicUrl = (values.publicUrl ?? `http://localhost:${values.port}`).replace(/\/+$/, '');
  return { ...values, publicUrl, razorpay: readRazorpay({ keyId, keySecret, webhookSecret, url }) };
}

function requireFile(path = ''): void {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === true) return;
  throw new ConfigurationError('BREACHED_PASSWORDS_FILE: must be a file, because BREACHED_PASSWORDS is list');
}
