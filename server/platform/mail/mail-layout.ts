import { deriveAccent } from '#contract/site/accent.ts';
import { pathOfLogo, type StoredLogo } from '#contract/site/logo.fields.ts';
import { mulberry } from '#contract/site/mulberry.ts';
import { sayInMail } from '#server/locales/en.ts';
import type { Mail } from './mailer.ts';

/** The content of a mail, without its look. */
export type MailContent = {
  to: string;
  subject: string;
  heading: string;
  /** The first name of the person who reads it, for the greeting; empty for none. */
  reader?: string;
  paragraphs: readonly string[];
  /** A one-time code, shown large. */
  code?: string;
  /** A button below the paragraphs. */
  action?: MailLink;
  /** Shown below the paragraphs. */
  sections?: readonly MailSection[];
  /** Small text at the end. */
  closing: string;
  /** Follows the closing text. */
  closingLink?: MailLink;
  headers?: Mail['headers'];
};

export type MailSection = { heading: string; text: string; links: readonly MailLink[] };
export type MailLink = { label: string; address: string };

/** The site that sends a mail. `accent` is the colour of its buttons and links, `#RRGGBB`; without a logo its name is shown. */
export type MailSite = { name: string; publicUrl: string; accent?: string; logo?: StoredLogo | null };

type Colours = { accent: string; accentHover: string; tint: string; line: string };

function coloursOf({ accent: chosen }: MailSite): Colours {
  const shades = chosen === undefined || chosen === mulberry[600] ? mulberry : deriveAccent(chosen).shades;
  return { accent: shades[600], accentHover: shades[700], tint: shades[50], line: shades[100] };
}

type Styles = ReturnType<typeof stylesOf>;

// Mail programs support neither style sheets nor variables, so the design's colours and sizes are inline styles.
function stylesOf({ accent, accentHover, tint, line }: Colours) {
  return {
    page: 'margin:0;padding:32px 16px;background:#FBF6EE;font-family:Figtree,Helvetica,Arial,sans-serif;color:#2B1B22',
    card: 'max-width:520px;margin:0 auto;background:#FFFFFF;border-radius:14px;border-top:4px solid #F2B33D;padding:32px',
    name: `margin:0 0 24px;font-family:Fraunces,Georgia,serif;font-size:20px;color:${accent};font-weight:600`,
    heading:
      'margin:0 0 16px;font-family:Fraunces,Georgia,serif;font-size:26px;line-height:1.25;font-weight:600',
    paragraph: 'margin:0 0 16px;font-size:16px;line-height:1.55',
    code: `margin:24px 0;padding:20px 0;text-align:center;background:${tint};border-radius:10px;font-size:34px;font-weight:700;letter-spacing:14px;text-indent:14px;color:${accentHover}`,
    section: `margin:0 0 12px;padding:16px 20px;background:${tint};border-radius:10px`,
    sectionHeading: `margin:0 0 4px;font-size:17px;line-height:1.35;font-weight:600;color:${accentHover}`,
    sectionText: 'margin:0 0 8px;font-size:15px;line-height:1.5',
    link: `display:inline-block;margin:0 20px 0 0;padding:6px 0;font-size:15px;font-weight:600;color:${accent}`,
    action: `display:inline-block;margin:8px 0 8px;padding:14px 28px;border-radius:999px;background:${accent};color:#FFFFFF;font-size:16px;font-weight:600;text-decoration:none`,
    plainLink: `color:${accent}`,
    closing: `margin:24px 0 0;padding-top:16px;border-top:1px solid ${line};font-size:13px;line-height:1.5;color:#6B5660`,
  };
}

/** The mail in HTML, with all content escaped, and as text. */
export function layOutMail(site: MailSite, content: MailContent): Mail {
  const { to, subject, headers, code } = content;
  return {
    to,
    subject,
    html: renderHtml(site, content),
    text: renderText(site, content),
    ...(headers !== undefined && { headers }),
    ...(code !== undefined && { code }),
  };
}

function listParagraphs({ reader = '', paragraphs }: MailContent): readonly string[] {
  return reader === '' ? paragraphs : [sayInMail('greeting', { reader }), ...paragraphs];
}

function renderHtml(site: MailSite, content: MailContent): string {
  const style = stylesOf(coloursOf(site));
  const paragraphs = listParagraphs(content).map(
    (text) => `<p style="${style.paragraph}">${renderLines(text)}</p>`,
  );
  const code = content.code === undefined ? '' : `<p style="${style.code}">${escapeHtml(content.code)}</p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(content.subject)}</title></head>
<body style="${style.page}"><div style="${style.card}">
<p style="${style.name}">${renderName(site)}</p>
<h1 style="${style.heading}">${escapeHtml(content.heading)}</h1>
${code}${paragraphs.join('\n')}
${(content.sections ?? []).map((section) => renderSection(section, style)).join('\n')}
${renderAction(content, style)}
<p style="${style.closing}">${escapeHtml(content.closing)}${renderClosingLink(content, style)}<br>${escapeHtml(sayInMail('sentBy', { site: site.name }))}
<a href="${escapeHtml(site.publicUrl)}" style="${style.plainLink}">${escapeHtml(site.publicUrl)}</a></p>
</div></body></html>`;
}

/** Mails are white; a logo for dark grounds brings one. */
const darkGround = 'background:#2B1B22;padding:8px 12px;border-radius:10px';
const largestLogo = { width: 240, height: 48 } as const;

/** The logo, with the name for mail programs that load no pictures; the name without one. */
function renderName({ name, logo, publicUrl }: MailSite): string {
  if (logo === undefined || logo === null) return escapeHtml(name);
  const share = Math.min(1, largestLogo.width / logo.width, largestLogo.height / logo.height);
  const [width, height] = [logo.width, logo.height].map((side) => Math.max(1, Math.round(side * share)));
  const ground = logo.ground === 'dark' ? darkGround : '';
  const address = escapeHtml(publicUrl + pathOfLogo(logo, 'logo.png'));
  return `<img src="${address}" alt="${escapeHtml(name)}" width="${width}" height="${height}" style="display:inline-block;border:0;${ground}">`;
}

function renderSection({ heading, text, links }: MailSection, style: Styles): string {
  const rendered = links.map(
    ({ label, address }) => `<a href="${escapeHtml(address)}" style="${style.link}">${escapeHtml(label)}</a>`,
  );
  return `<div style="${style.section}"><h2 style="${style.sectionHeading}">${escapeHtml(heading)}</h2>
<p style="${style.sectionText}">${renderLines(text)}</p>
<p style="margin:0">${rendered.join('')}</p></div>`;
}

function renderClosingLink({ closingLink }: MailContent, style: Styles): string {
  if (closingLink === undefined) return '';
  return ` <a href="${escapeHtml(closingLink.address)}" style="${style.plainLink}">${escapeHtml(closingLink.label)}</a>`;
}

function renderAction({ action }: MailContent, style: Styles): string {
  if (action === undefined) return '';
  return `<p style="margin:0"><a href="${escapeHtml(action.address)}" style="${style.action}">${escapeHtml(action.label)}</a></p>`;
}

function renderText(site: MailSite, content: MailContent): string {
  const { action, closingLink } = content;
  const [link, lastLink] = [action, closingLink].map((one) => one && writeLink(one));
  const sections = (content.sections ?? []).map(writeSection);
  const { heading, code, closing } = content;
  const parts = [heading, code, ...listParagraphs(content), ...sections, link, closing, lastLink];
  const text = parts.filter((part) => part !== undefined).join('\n\n');
  return `${text}\n\n${sayInMail('sentBy', { site: site.name })} ${site.publicUrl}\n`;
}

function writeSection({ heading, text, links }: MailSection): string {
  return [heading, text, ...links.map(writeLink)].join('\n');
}

function writeLink({ label, address }: MailLink): string {
  return `${label}: ${address}`;
}

/** Mail programs ignore the line breaks of a text. */
function renderLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>\n');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
