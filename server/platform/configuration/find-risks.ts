import type { Configuration } from '#server/configuration.ts';
import { isLocal } from './encryption.rules.ts';

type Settings = Pick<
  Configuration,
  | 'allowsDemoData'
  | 'host'
  | 'logLevel'
  | 'outboxShowsCodes'
  | 'publicUrl'
  | 'rateLimits'
  | 'smtpUrl'
  | 'trustProxy'
>;

/** What is allowed, and dangerous on a site for the public: a sentence for each, for the log of the start. */
export function findRisks(settings: Settings): string[] {
  const { host, smtpUrl, trustProxy } = settings;
  const { protocol, hostname } = new URL(settings.publicUrl);
  const isPublic = !isLocal(hostname);
  const isDemoAlone = settings.allowsDemoData === 'on' && !isPublic;
  const risks = [
    {
      isTaken: settings.rateLimits === 'off',
      sentence: 'RATE_LIMITS=off: limits per network address are lifted',
    },
    {
      // The demo on this machine alone, which is quiet, has no events of interest.
      isTaken: !isDemoAlone && !['info', 'debug', 'trace'].includes(settings.logLevel),
      sentence: 'LOG_LEVEL is above info: security events are not logged',
    },
    {
      isTaken: isPublic && protocol === 'http:',
      sentence:
        'PUBLIC_URL begins with http://: passwords, messages and photos go over the network without encryption',
    },
    {
      isTaken: settings.allowsDemoData === 'on' && isPublic,
      sentence: 'ALLOW_DEMO_DATA=on: everybody knows the passwords of the people of the demo',
    },
    {
      isTaken: smtpUrl === undefined && isPublic,
      sentence:
        'SMTP_URL is missing: no mail leaves this machine, so nobody gets a code and nobody can register',
    },
    {
      isTaken: smtpUrl === undefined && settings.outboxShowsCodes === 'on' && isPublic,
      sentence: 'OUTBOX_SHOWS_CODES=on: administrators can read the codes of members and sign in as them',
    },
    {
      isTaken: typeof trustProxy === 'number' && trustProxy > 0 && !isLocal(host),
      sentence:
        'TRUST_PROXY is a number and HOST is open: a client that reaches this port from a private network without the proxy ' +
        'can pretend any address. Set HOST to 127.0.0.1, or TRUST_PROXY to the addresses of the proxies',
    },
  ];
  return risks.filter(({ isTaken }) => isTaken).map(({ sentence }) => sentence);
}
