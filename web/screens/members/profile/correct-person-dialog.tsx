import { useState } from 'react';
import type { MemberProfile } from '#contract/members/member.wire.ts';
import { correctPerson } from '#contract/members/corrections.ts';
import { genders } from '#contract/profiles/fixed-choices.ts';
import { Segments } from '#web/design/inputs/segments.tsx';
import { useSite } from '#web/app/document/site.ts';
import { MantineDateField } from '#web/parts/forms/mantine-date-field.tsx';
import { useMembersTexts } from '#web/locales/en/admin/members.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useMemberAction } from './use-member-action.ts';

type Gender = (typeof genders)[number];

/** Asks for the right gender and date of birth, which count at once; the server checks them together against the legal age. */
export function CorrectPersonDialog({ member, onClose }: { member: MemberProfile; onClose: () => void }) {
  const t = useMembersTexts();
  const { legal_age_bride: bride, legal_age_groom: groom } = useSite();
  const present = genders.find((gender) => gender === member.u_gender) ?? 'Other';
  const [gender, setGender] = useState<Gender>(present);
  const [dob, setDob] = useState(member.u_dob);
  const action = useMemberAction(correctPerson, onClose);
  return (
    <ReasonDialog
      title={t('correctPerson.title')}
      text={t('correctPerson.text')}
      button={t('correctPerson.submit')}
      isBusy={action.isPending}
      onConfirm={(reason) => action.mutate({ user_id: member.u_id, gender, dob, reason })}
      onClose={onClose}
    >
      <Segments<Gender>
        aria-label={t('correctPerson.gender')}
        value={gender}
        onChange={setGender}
        data={genders.map((value) => ({ value, label: t(`correctPerson.genders.${value}`) }))}
      />
      <MantineDateField
        label={t('correctPerson.dob')}
        hint={t('correctPerson.legalAge', { bride, groom })}
        value={dob}
        onChange={setDob}
      />
    </ReasonDialog>
  );
}
