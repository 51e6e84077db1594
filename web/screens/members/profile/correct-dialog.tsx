import { useState } from 'react';
import { correctContact } from '#contract/members/corrections.ts';
import { Segments } from '#web/design/inputs/segments.tsx';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useMembersTexts } from '#web/locales/en/admin/members.ts';
import { useMemberAction } from './use-member-action.ts';

type What = 'email' | 'mobile';

/** Asks for the right e-mail address or mobile number; the server says what is wrong with it. */
export function CorrectDialog({ userId, onClose }: { userId: number; onClose: () => void }) {
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
