import { z } from 'zod';
import { trimText } from '#contract/fields/seen-text.ts';
import { isCalmLine, isCalmText } from '#contract/fields/fields.ts';
import { tidyLine } from '#contract/fields/tidy-line.ts';
import { says } from '#contract/calls/messages.ts';
import { isReadableAccent } from './accent.ts';
import { hasHundredths } from './currencies.ts';
import { isGstin, nameOfGstState } from './gst.ts';

const wrongType = says('validation.wrong_type');

/** A line that may be empty. */
export const settingLine = z
  .string(wrongType)
  .overwrite(trimText)
  .max(500, says('validation.too_long'))
  .refine(isCalmLine, says('validation.unusual_characters'));

/** A page of text that may be empty. */
export const settingText = z
  .string(wrongType)
  .overwrite(trimText)
  .max(50_000, says('validation.too_long'))
  .refine(isCalmText, says('validation.unusual_characters'));

/** A colour as `#RRGGBB` with which text can be read. */
export const accentColour = z
  .string(wrongType)
  .trim()
  .toUpperCase()
  .regex(/^#[\dA-F]{6}$/, { ...says('validation.colour'), abort: true })
  .refine(isReadableAccent, says('validation.accent_contrast'));

/** An IANA time zone. */
export const timeZone = z.string(wrongType).trim().refine(isTimeZone, says('validation.time_zone'));

/** An ISO 4217 code of a currency with hundredths. */
export const currencyCode = z
  .string(wrongType)
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, { ...says('validation.currency'), abort: true })
  .refine(hasHundredths, says('validation.currency'));

/** The capital letters before a member's number. */
export const memberIdPrefix = z
  .string(wrongType)
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2,6}$/, says('validation.member_id_prefix'));

/** Telephone codes of countries, as `+91, +971`. */
export const countryCodes = z
  .string(wrongType)
  .overwrite(tidyLine)
  .max(500, says('validation.too_long'))
  .transform((text) => [...new Set(text.split(/[\s,;]+/).filter((code) => code !== ''))].join(', '))
  .refine((text) => /^\+[1-9]\d{0,3}(, \+[1-9]\d{0,3})*$/.test(text), says('validation.country_codes'));

/** Whether a number, as E.164, is of one of the countries. */
export function isOfCountries(mobile: string, codes: string): boolean {
  return codes.split(', ').some((code) => mobile.startsWith(code));
}

const mostLinks = 10;

/** The operator's pages elsewhere. */
export const socialLinks = z
  .array(
    z.object({
      label: settingLine.min(1, says('validation.label')).max(40, says('validation.too_long')),
      url: z
        .string(wrongType)
        .trim()
        .max(500, says('validation.too_long'))
        .pipe(z.url({ protocol: /^https$/, ...says('validation.secure_address') })),
    }),
    wrongType,
  )
  .max(mostLinks, says('validation.too_many'));

/** The address of a UPI account, as `name@bank`; empty for none. */
export const upiAddress = z
  .string(wrongType)
  .trim()
  .toLowerCase()
  .max(255, says('validation.too_long'))
  .regex(/^([a-z\d][a-z\d._-]*@[a-z][a-z\d]+)?$/, says('validation.upi_address'));

/** The number of a business in the goods and services tax; empty for none. */
export const gstinOrNone = z
  .string(wrongType)
  .trim()
  .toUpperCase()
  .refine((text) => text === '' || isGstin(text), says('validation.gstin'));

/** A code of the services accounting codes. */
export const serviceCode = z
  .string(wrongType)
  .overwrite(tidyLine)
  .regex(/^\d{6}$/, says('validation.service_code'));

/** A state by its code in the tax; empty for none. */
export const gstStateOrNone = z
  .string(wrongType)
  .refine((code) => code === '' || nameOfGstState(code) !== undefined, says('validation.choice'));

export const yesOrNo = z.boolean(wrongType);

/** A limit of a day; null is no limit. */
export function limitUpTo(largest: number) {
  const outside = says('validation.number');
  return z.number(outside).int(outside).min(0, outside).max(largest, outside).nullable();
}

function isTimeZone(zone: string): boolean {
  try {
    return zone !== '' && Intl.DateTimeFormat('en', { timeZone: zone }) instanceof Intl.DateTimeFormat;
  } catch {
    // Intl throws for an unknown zone.
    return false;
  }
}
