import { ageOn } from '#contract/fields/age.ts';
import { userWire } from '#contract/administration/user.wire.ts';
import { factRules, formFacts, type FormFact } from '#contract/profiles/fact-names.ts';
import { administratorFacts, type MemberProfile } from '#contract/members/member.wire.ts';
import { type Account, findRestrictionsOf } from '#server/features/accounts/accounts.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { listPhotosForAdministrators } from '#server/features/photos/photos.ts';
import { findProfile, presentFacts } from '#server/features/profiles/profiles.ts';
import { findToday } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { maskCorrection } from './corrections.ts';
import { findMember } from './find-member.ts';
import { presentRestriction } from './members.presenter.ts';
import { maskEmail, maskMobile } from '#server/platform/mask-contact.rules.ts';
import { findNumbers, type MemberNumbers } from './profile.repository.ts';

/** The profile of a member for administrators. Throws not_found or not_a_member. */
export async function showMember(context: Context, accountId: number): Promise<MemberProfile> {
  const { database } = context;
  const account = await findMember(database, accountId);
  const profile = account.isIncomplete ? unfinished(account) : await findProfile(database, accountId);
  const { picture, gallery } = await listPhotosForAdministrators(database, accountId);
  const now = context.now();
  const numbers = await findNumbers(database, { accountId, now });
  const restrictions = await findRestrictionsOf(database, { accountIds: [accountId], now });
  const choices = await findChoices(context);
  return {
    ...presentFacts(administratorFacts, { profile, choices }),
    u_id: accountId,
    u_profile_pic: picture?.path ?? null,
    u_images: gallery.map(({ path }) => path),
    age: account.isIncomplete ? null : ageOn(profile.dateOfBirth, await findToday(context)),
    ...presentAccount(account),
    u_restrictions: (restrictions.get(accountId) ?? []).map(presentRestriction),
    ...presentNumbers(numbers),
  };
}

/** What stands for the profile while the owner has still to finish the registration. */
function unfinished({ email }: Account) {
  const nothing = formFacts.map((fact) => [fact, factRules[fact].required === undefined ? null : '']);
  return {
    // Every fact has a value; `fromEntries` knows keys as strings alone.
    ...(Object.fromEntries(nothing) as Record<FormFact, null>),
    dateOfBirth: '',
    firstName: maskEmail(email),
    isIncomePrivate: false,
  };
}

function presentAccount(account: Account) {
  return {
    u_email: maskEmail(account.email),
    u_mobile: account.mobile === null ? null : maskMobile(account.mobile),
    u_mobile_verified: account.mobileVerifiedAt !== null,
    u_role: userWire.shape.u_role.parse(account.role),
    u_status: userWire.shape.u_status.parse(account.status),
    u_email_verified: account.emailVerifiedAt !== null,
    u_is_incomplete: account.isIncomplete,
    u_is_hidden: account.isHidden,
    u_is_withheld: account.isWithheld,
    u_has_second_factor: account.secondFactorSince !== null,
    u_created_at: account.createdAt.toISOString(),
    u_last_seen_at: account.lastSeenAt?.toISOString() ?? null,
  };
}

function presentNumbers(numbers: MemberNumbers) {
  const { planName, planEndsAt, erasureDueAt, correctionExpiresAt } = numbers;
  return {
    active_plan:
      planName === null || planEndsAt === null
        ? null
        : { s_plan_name: planName, s_expires_at: planEndsAt.toISOString() },
    u_completion: numbers.completion,
    u_sessions: numbers.sessions,
    interests: {
      sent: numbers.interestsSent,
      received: numbers.interestsReceived,
      accepted: numbers.interestsAccepted,
    },
    reports: { by: numbers.reportsBy, about: numbers.reportsAbout },
    u_notes: numbers.notes,
    correction:
      correctionExpiresAt === null
        ? null
        : {
            contact: maskCorrection({ email: numbers.correctedEmail, mobile: numbers.correctedMobile }),
            expires_at: correctionExpiresAt.toISOString(),
          },
    erasure:
      erasureDueAt === null
        ? null
        : {
            due_at: erasureDueAt.toISOString(),
            requested_by: numbers.erasureRequestedBy,
            reason: numbers.erasureReason,
          },
  };
}
