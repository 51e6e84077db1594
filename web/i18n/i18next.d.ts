import type { english } from '#contract/locales/en.ts';
import type { accounts } from '#web/locales/en/accounts.ts';
import type { administration } from '#web/locales/en/administration.ts';
import type { choices } from '#web/locales/en/choices.ts';
import type { common } from '#web/locales/en/common.ts';
import type { connecting } from '#web/locales/en/connecting.ts';
import type { imports } from '#web/locales/en/imports.ts';
import type { inbox } from '#web/locales/en/inbox.ts';
import type { information } from '#web/locales/en/information.ts';
import type { invitation } from '#web/locales/en/invitation.ts';
import type { landing } from '#web/locales/en/landing.ts';
import type { matches } from '#web/locales/en/matches.ts';
import type { member } from '#web/locales/en/member.ts';
import type { partners } from '#web/locales/en/partners.ts';
import type { partner } from '#web/locales/en/partner.ts';
import type { notifications } from '#web/locales/en/notifications.ts';
import type { photos } from '#web/locales/en/photos.ts';
import type { profile } from '#web/locales/en/profile.ts';
import type { preference } from '#web/locales/en/preference.ts';
import type { reports } from '#web/locales/en/reports.ts';
import type { search } from '#web/locales/en/search.ts';
import type { settings } from '#web/locales/en/settings.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
  }
  interface ResourceNamespaceMap {
    common: typeof common;
    landing: typeof landing;
    accounts: typeof accounts;
    member: typeof member;
    profile: typeof profile;
    administration: typeof administration;
    choices: typeof choices;
    connecting: typeof connecting;
    imports: typeof imports;
    invitation: typeof invitation;
    inbox: typeof inbox;
    information: typeof information;
    partner: typeof partner;
    photos: typeof photos;
    partners: typeof partners;
    matches: typeof matches;
    preference: typeof preference;
    search: typeof search;
    settings: typeof settings;
    reports: typeof reports;
    notifications: typeof notifications;
    contract: typeof english;
  }
}
