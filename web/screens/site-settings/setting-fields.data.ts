import type { SettingName } from '#contract/site/site-settings.fields.ts';
import type { SiteSection } from './site-address.rules.ts';

export type FieldName = SettingName;

/** How a setting is entered. */
type FieldKind =
  | 'line'
  | 'paragraph'
  | 'email'
  | 'phone'
  | 'number'
  | 'limit'
  | 'switch'
  | 'colour'
  | 'links'
  | 'time-zone'
  | 'currency'
  | 'state'
  | 'mode';

export type SettingField = {
  section: SiteSection;
  kind: FieldKind;
};

/** Every setting with its input. Labels and explanations are in the catalogue, under the same names. */
export const settingFields: Readonly<Record<FieldName, SettingField>> = {
  name: { section: 'brand', kind: 'line' },
  description: { section: 'brand', kind: 'paragraph' },
  accent: { section: 'brand', kind: 'colour' },
  member_id_prefix: { section: 'brand', kind: 'line' },
  support_email: { section: 'contacts', kind: 'email' },
  support_phone: { section: 'contacts', kind: 'phone' },
  address: { section: 'contacts', kind: 'line' },
  social_links: { section: 'contacts', kind: 'links' },
  grievance_officer: { section: 'grievance', kind: 'line' },
  grievance_email: { section: 'grievance', kind: 'email' },
  time_zone: { section: 'region', kind: 'time-zone' },
  currency: { section: 'region', kind: 'currency' },
  everything_is_free: { section: 'plans', kind: 'switch' },
  upi_payee: { section: 'plans', kind: 'line' },
  upi_name: { section: 'plans', kind: 'line' },
  seller_name: { section: 'receipts', kind: 'line' },
  gst_rate: { section: 'receipts', kind: 'number' },
  gstin: { section: 'receipts', kind: 'line' },
  gst_sac: { section: 'receipts', kind: 'line' },
  place_of_supply: { section: 'receipts', kind: 'state' },
  free_contact_views: { section: 'limits', kind: 'limit' },
  free_interests: { section: 'limits', kind: 'limit' },
  free_messages: { section: 'limits', kind: 'limit' },
  messages_per_minute: { section: 'limits', kind: 'limit' },
  free_profile_views: { section: 'limits', kind: 'limit' },
  profiles_per_minute: { section: 'limits', kind: 'limit' },
  cards_per_day: { section: 'limits', kind: 'limit' },
  cards_per_minute: { section: 'limits', kind: 'limit' },
  text_message_countries: { section: 'limits', kind: 'line' },
  text_messages_per_day: { section: 'limits', kind: 'limit' },
  legal_age_bride: { section: 'ages', kind: 'number' },
  legal_age_groom: { section: 'ages', kind: 'number' },
  review_mode: { section: 'review', kind: 'mode' },
  default_contact_audience: { section: 'privacy', kind: 'mode' },
  second_factor_is_required: { section: 'security', kind: 'switch' },
  second_factor_grace_days: { section: 'security', kind: 'number' },
  password_min_length: { section: 'security', kind: 'number' },
};

/** Saved after a question, because what they change is seen elsewhere, moves money or protects the area. */
export const riskyNames = [
  'member_id_prefix',
  'time_zone',
  'everything_is_free',
  'upi_payee',
  'second_factor_is_required',
] as const satisfies FieldName[];

// The keys of the table are those of its type.
export const fieldNames = Object.keys(settingFields) as FieldName[];

/** The fields of a section, in the order of the table. */
export function fieldsOf(section: SiteSection): FieldName[] {
  return fieldNames.filter((name) => settingFields[name].section === section);
}
