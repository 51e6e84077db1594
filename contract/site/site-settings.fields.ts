import { z } from 'zod';
import { email, wholeNumber } from '#contract/fields/fields.ts';
import { says } from '#contract/calls/messages.ts';
import { contactAudience } from '#contract/settings/contact-audience.ts';
import { mulberry } from './mulberry.ts';
import { storedLogo } from './logo.fields.ts';
import {
  accentColour,
  countryCodes,
  currencyCode,
  gstinOrNone,
  gstStateOrNone,
  limitUpTo,
  memberIdPrefix,
  serviceCode,
  settingLine,
  settingText,
  socialLinks,
  timeZone,
  upiAddress,
  yesOrNo,
} from './setting-kinds.fields.ts';
import { reviewModes } from './review-modes.ts';
import { siteDefaults } from './site-defaults.ts';

/** The settings of the operator for the whole site, with the defaults of a fresh installation. */
export const siteSettingsSchema = z.object({
  name: settingLine
    .min(1, says('validation.name'))
    .max(80, says('validation.too_long'))
    .default(siteDefaults.name),
  memberIdPrefix: memberIdPrefix.default(siteDefaults.memberIdPrefix),
  description: settingLine.default(
    'A matrimonial service for people and their families: profiles read by people, matches that respect faith and values, secure and private.',
  ),
  /** The colour of buttons and links, from which the other shades are derived. */
  accent: accentColour.default(mulberry[600]),
  /** Null for the mark of the product. */
  logo: storedLogo.nullable().default(null),
  supportEmail: email.default('support@localhost.localdomain'),
  supportPhone: settingLine.default(''),
  address: settingLine.default(''),
  /** Addresses of the operator's pages elsewhere. */
  socialLinks: socialLinks.default([]),
  grievanceOfficer: settingLine.default(''),
  grievanceEmail: email.default('grievance@localhost.localdomain'),
  /** In which the days of the site begin and end. */
  timeZone: timeZone.default(siteDefaults.timeZone),
  currency: currencyCode.default(siteDefaults.currency),
  /** Contact views and interests of members without a plan in a day of the site. */
  freeContactViews: limitUpTo(1000).default(siteDefaults.freeContactViews),
  freeInterests: limitUpTo(1000).default(siteDefaults.freeInterests),
  /** Messages that a member without a plan can send in a day of the site. */
  freeMessages: limitUpTo(1000).default(siteDefaults.freeMessages),
  /** Messages that any member can send in a minute. */
  messagesPerMinute: limitUpTo(1000).default(30),
  /** Profiles of different people that a member without a plan can open in a day of the site. */
  freeProfileViews: limitUpTo(10_000).default(150),
  /** Profiles of different people that any member can open in a minute. */
  profilesPerMinute: limitUpTo(1000).default(30),
  /** Cards of further pages and searches that any member is shown in a day of the site, and in a minute. */
  cardsPerDay: limitUpTo(100_000).default(3000),
  cardsPerMinute: limitUpTo(10_000).default(300),
  /** The countries to whose numbers text messages are sent, and how many in a day of the site. */
  textMessageCountries: countryCodes.default('+91'),
  textMessagesPerDay: limitUpTo(100_000).default(1000),
  /** Plans, badges and payments are hidden and refused; the free limits are those of all members. */
  everythingIsFree: yesOrNo.default(false),
  /** The UPI address to which members pay; empty when nobody can pay by UPI. */
  upiPayee: upiAddress.default(''),
  /** The payee as payment applications show it; empty for the name of the site. */
  upiName: settingLine.max(80, says('validation.too_long')).default(''),
  /** Who issues receipts; empty for the name of the site. */
  sellerName: settingLine.max(120, says('validation.too_long')).default(''),
  /** The tax in every price, in whole percent; 0 when none is stated. */
  gstRate: wholeNumber(0, 40).default(0),
  gstin: gstinOrNone.default(''),
  /** Other services nowhere else classified, among them those of marriage bureaus. */
  gstSac: serviceCode.default('999799'),
  /** The state in which the service is supplied; empty for the state of the GSTIN. */
  placeOfSupply: gstStateOrNone.default(''),
  legalAgeBride: wholeNumber(18, 30).default(siteDefaults.legalAgeBride),
  legalAgeGroom: wholeNumber(18, 30).default(siteDefaults.legalAgeGroom),
  /** What other members see of profiles and photos before a moderator reviewed them (decision 23). */
  reviewMode: z.enum(reviewModes, says('validation.choice')).default('everything'),
  /** Who may see the contact details of members whose client did not ask them at registration. */
  defaultContactAudience: contactAudience.default('members'),
  /** Whether administrators need a second factor, and after how many days without one they are refused. */
  secondFactorIsRequired: yesOrNo.default(true),
  secondFactorGraceDays: wholeNumber(0, 90).default(7),
  /** The least length of a new password; older ones stay valid. */
  passwordMinLength: wholeNumber(6, 64).default(siteDefaults.passwordMinLength),
  /** Changes with the text of the terms; a registration stores the version that was shown. */
  termsVersion: settingLine
    .min(1, says('validation.required'))
    .max(40, says('validation.too_long'))
    .default('1'),
  /** The operator's own text of an information page; empty for the product's. */
  termsText: settingText.default(''),
  privacyText: settingText.default(''),
  grievanceText: settingText.default(''),
  refundsText: settingText.default(''),
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;
export type SettingKey = keyof SiteSettings;

/** Settings that are changed by calls of their own: by publishing a version of a page, and by uploading a logo. */
const separateKeys = [
  'termsVersion',
  'termsText',
  'privacyText',
  'grievanceText',
  'refundsText',
  'logo',
] as const;
export type EditableKey = Exclude<SettingKey, (typeof separateKeys)[number]>;

/** The name of a setting on the wire: `memberIdPrefix` is `member_id_prefix`. */
export type SettingName<Key extends string = EditableKey> = Key extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${SettingName<Rest>}`
    : `_${Lowercase<First>}${SettingName<Rest>}`
  : '';

type NamedSettings = { [Key in EditableKey as SettingName<Key>]: SiteSettings[Key] };
type Fields = (typeof siteSettingsSchema)['shape'];
type NamedFields = { [Key in EditableKey as SettingName<Key>]: ReturnType<Fields[Key]['unwrap']> };

export const editableKeys: readonly EditableKey[] = siteSettingsSchema.keyof().options.filter(isEditable);

function isEditable(key: SettingKey): key is EditableKey {
  return !separateKeys.some((separate) => separate === key);
}

export function settingNameOf(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The settings under their names on the wire. */
export function nameSettings(settings: SiteSettings): NamedSettings {
  const named = editableKeys.map((key) => [settingNameOf(key), settings[key]]);
  // Each editable key has been given the name that its type says.
  return Object.fromEntries(named) as NamedSettings;
}

/** The schema of each setting under its name on the wire, without the defaults. */
export const namedSettingFields = nameFields();

function nameFields(): NamedFields {
  const named = editableKeys.map((key) => [settingNameOf(key), siteSettingsSchema.shape[key].unwrap()]);
  // Each editable key has been given the name that its type says.
  return Object.fromEntries(named) as NamedFields;
}
