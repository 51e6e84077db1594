import { securityPolicy } from '#server/locales/en-security.ts';
import { fillNames } from '#server/locales/fill-names.ts';
import type { SiteSettings } from './site-settings.ts';

const validDays = 180;

type Source = {
  settings: Pick<SiteSettings, 'grievanceEmail' | 'name' | 'supportEmail'>;
  publicUrl: string;
  now: Date;
};

/** The security.txt (RFC 9116): where to report a weakness of this site. */
export function presentSecurityText({ settings, publicUrl, now }: Source): string {
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60_000);
  const lines = [
    `Contact: ${contactOf(settings, publicUrl)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    `Policy: ${publicUrl}/.well-known/security-policy.txt`,
  ];
  return `${lines.join('\n')}\n`;
}

function contactOf({ supportEmail, grievanceEmail }: Source['settings'], publicUrl: string): string {
  const address = [supportEmail, grievanceEmail].find((one) => one !== '');
  return address === undefined ? `${publicUrl}/grievance` : `mailto:${address}`;
}

/** How to report a weakness, and what to expect. */
export function presentSecurityPolicy({ settings, publicUrl }: Omit<Source, 'now'>): string {
  const contact = contactOf(settings, publicUrl).replace('mailto:', '');
  return fillNames(securityPolicy, { site: settings.name, contact });
}
