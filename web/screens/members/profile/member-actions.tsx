import {
  type Icon,
  IconChevronDown,
  IconEraser,
  IconLogout,
  IconMailForward,
  IconPencil,
  IconShieldOff,
  IconUserEdit,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { MemberProfile } from '#contract/members/member.wire.ts';
import { removeSecondFactor, resendCode, signOutUser } from '#contract/members/members.ts';
import { requestErasure } from '#contract/privacy/erasure.ts';
import { correctPerson, correctContact } from '#contract/members/corrections.ts';
import { genders } from '#contract/profiles/fixed-choices.ts';
import { useIsPermitted } from '#web/app/client/administrator.ts';
import { Button } from '#web/design/button.tsx';
import { ActionMenu, MenuEntry } from '#web/design/overlays/action-menu.tsx';
import { fullNameOf } from '#web/parts/facts/names.rules.ts';
import { useMembersTexts } from '#web/locales/en/admin/members.ts';
import { Segments } from '#web/design/inputs/segments.tsx';
import { useSite } from '#web/app/document/site.ts';
import { MantineDateField } from '#web/parts/forms/mantine-date-field.tsx';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useMemberAction } from './use-member-action.ts';

type Asked = 'signOut' | 'resend' | 'correct' | 'correctPerson' | 'secondFactor' | 'erase';
const icon = { size: '1.125rem', 'aria-hidden': true } as const;

/** What the role may do for a member, in a menu; each entry asks for the reason first. */
export function MemberActions({ member }: { member: MemberProfile }) {
  const t = useMembersTexts();
  const offered = useOffered(member);
  const [asked, setAsked] = useState<Asked>();
  if (offered.length === 0) return null;
  return (
    <>
      <ActionMenu
        position="bottom-end"
        opener={
          <Button look="outline" icon={<IconChevronDown {...icon} />}>
            {t('actions.open')}
          </Button>
        }
      >
        {offered.map(({ action, Icon }) => (
          <MenuEntry key={action} icon={<Icon {...icon} />} onClick={() => setAsked(action)}>
            {t(`actions.${action}`)}
          </MenuEntry>
        ))}
      </ActionMenu>
      {asked !== undefined && (
        <AskedDialog asked={asked} member={member} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

function useOffered(member: MemberProfile): { action: Asked; Icon: Icon }[] {
  const mayHelp = useIsPermitted('members.help');
  const mayCorrect = useIsPermitted('members.correct');
  const mayErase = useIsPermitted('members.erase');
  const mayRemove = useIsPermitted('members.second_factor');
  const isWaiting = !member.u_email_verified || member.u_is_incomplete;
  const all = [
    { action: 'signOut', Icon: IconLogout, isOffered: mayHelp },
    { action: 'resend', Icon: IconMailForward, isOffered: mayHelp && isWaiting },
    { action: 'correct', Icon: IconPencil, isOffered: mayCorrect },
    { action: 'correctPerson', Icon: IconUserEdit, isOffered: mayCorrect && !member.u_is_incomplete },
    {
      action: 'secondFactor',
      Icon: IconShieldOff,
      isOffered: mayRemove && member.u_has_second_factor,
    },
    { action: 'erase', Icon: IconEraser, isOffered: mayErase && member.erasure === null },
  ] as const;
  return all.filter(({ isOffered }) => isOffered);
}

type DialogProps = { asked: Asked; member: MemberProfile; onClose: () => void };

function AskedDialog({ asked, member, onClose }: DialogProps) {
  if (asked === 'correct') return <CorrectDialog userId={member.u_id} onClose={onClose} />;
  if (asked === 'correctPerson') return <CorrectPersonDialog member={member} onClose={onClose} />;
  if (asked === 'erase') return <EraseDialog member={member} onClose={onClose} />;
  if (asked === 'secondFactor') return <SecondFactorDialog member={member} onClose={onClose} />;
  return <HelpDialog asked={asked} member={member} onClose={onClose} />;
}

function HelpDialog({ asked, member, onClose }: DialogProps & { asked: 'signOut' | 'resend' }) {
  const t = useMembersTexts();
  const action = useMemberAction(asked === 'signOut' ? signOutUser : resendCode, onClose);
  return (
    <ReasonDialog
      title={t(`actions.${asked}Title`, { name: fullNameOf(member) })}
      text={t(`actions.${asked}Text`)}
      button={t(`actions.${asked}`)}
      isOptional
      isBusy={action.isPending}
      onConfirm={(reason) => action.mutate({ user_id: member.u_id, ...(reason !== '' && { reason }) })}
      onClose={onClose}
    />
  );
}

function SecondFactorDialog({ member, onClose }: Omit<DialogProps, 'asked'>) {
  const t = useMembersTexts();
  const action = useMemberAction(removeSecondFactor, onClose);
  return (
    <ReasonDialog
      title={t('actions.secondFactorTitle', { name: fullNameOf(member) })}
      text={t('actions.secondFactorText')}
      button={t('actions.secondFactorButton')}
      isDanger
      isBusy={action.isPending}
      onConfirm={(reason) => action.mutate({ user_id: member.u_id, reason })}
      onClose={onClose}
    />
  );
}

function EraseDialog({ member, onClose }: Omit<DialogProps, 'asked'>) {
  const t = useMembersTexts();
  const action = useMemberAction(requestErasure, onClose);
  return (
    <ReasonDialog
      title={t('actions.eraseTitle', { name: fullNameOf(member) })}
      text={t('actions.eraseText')}
      button={t('actions.eraseButton')}
      isDanger
      isBusy={action.isPending}
      onConfirm={(reason) => action.mutate({ user_id: member.u_id, reason })}
      onClose={onClose}
    />
  );
}

type Gender = (typeof genders)[number];

/** Asks for the right gender and date of birth, which count at once; the server checks them together against the legal age. */
function CorrectPersonDialog({ member, onClose }: { member: MemberProfile; onClose: () => void }) {
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

type What = 'email' | 'mobile';

/** Asks for the right e-mail address or mobile number; the server says what is wrong with it. */
function CorrectDialog({ userId, onClose }: { userId: number; onClose: () => void }) {
  const t = useMembersTexts();
  const [what, setWhat] = useState<What>('email');
  const [contact, setContact] = useState('');
  const [isMissing, setMissing] = useState(false);
  const action = useMemberAction(correctContact, onClose);
  return (
    <ReasonDialog
      title={t('correct.title')}
      text={t('correct.text')}
      button={t('correct.submit')}
      isBusy={action.isPending}
      check={() => {
        setMissing(contact.trim() === '');
        return contact.trim() !== '';
      }}
      onConfirm={(reason) => action.mutate({ user_id: userId, reason, [what]: contact.trim() })}
      onClose={onClose}
    >
      <Segments<What>
        aria-label={t('correct.which')}
        value={what}
        onChange={setWhat}
        data={[
          { value: 'email', label: t('profile.email') },
          { value: 'mobile', label: t('profile.mobile') },
        ]}
      />
      <TextInput
        label={t(`correct.${what}`)}
        type={what === 'email' ? 'email' : 'tel'}
        autoComplete="off"
        value={contact}
        error={isMissing ? t(`correct.missing.${what}`) : undefined}
        onChange={({ target }) => setContact(target.value)}
        data-autofocus
      />
    </ReasonDialog>
  );
}
