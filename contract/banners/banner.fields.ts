import { z } from 'zod';
import { trimText } from '#contract/fields/seen-text.ts';
import { says } from '#contract/calls/messages.ts';
import { isCalmLine } from '#contract/fields/fields.ts';
import { bannerLimits } from './banner-limits.ts';

/** The alternative text of a picture, for people who do not see it, by language code; an empty one counts as none. */
export const alternatives = z
  .record(
    z.string().regex(/^[a-z]{2,3}$/, says('validation.language_code')),
    z
      .string(says('validation.wrong_type'))
      .overwrite(trimText)
      .max(bannerLimits.alternative, says('validation.too_long'))
      .refine(isCalmLine, says('validation.unusual_characters')),
    says('validation.language_code'),
  )
  .refine((texts) => Object.keys(texts).length <= bannerLimits.languages, says('validation.too_many'))
  .transform((texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')));

/** Where a banner leads to: an address with https, or a path of this site. */
export const bannerLink = z
  .string(says('validation.banner_link'))
  .trim()
  .max(bannerLimits.link, says('validation.too_long'))
  .refine(isSafeLink, says('validation.banner_link'));

const anyOrigin = 'https://site.invalid';

/** Browsers read a backslash as a slash and skip line breaks in addresses, so neither may be in one. */
function isSafeLink(text: string): boolean {
  if (/[\s\\]/.test(text) || !isCalmLine(text) || !URL.canParse(text, anyOrigin)) return false;
  const { protocol, origin, username, password } = new URL(text, anyOrigin);
  if (text.startsWith('/')) return origin === anyOrigin;
  return /^https:\/\//i.test(text) && protocol === 'https:' && username === '' && password === '';
}

/** A place in a picture: the share of its width from the left, or of its height from the top. */
export const share = z
  .number(says('validation.share'))
  .min(0, says('validation.share'))
  .max(1, says('validation.share'));

/** A calendar date where the site is. */
export const bannerDay = z.iso.date(says('validation.date'));
