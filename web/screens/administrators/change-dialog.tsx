import { useRef, useState, type SubmitEvent } from 'react';
import type { AdministratorRole } from '#contract/administration/permissions.ts';
import {
  removeAdministrator,
  resetSecondFactor,
  updateAdministrator,
} from '#contract/administration/administrators.ts';
import type { Refusal } from '#web/app/client/answer.ts';
import { longestReason } from '#contract/fields/fields.ts';
import { Button } from '#web/design/button.tsx';
import { TextArea } from '#web/design/inputs/text-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useAdministratorsTexts } from '#web/locales/en/administrators.ts';
import styles from './administrators.module.css';
import { RoleInput } from './role-input.tsx';

/** What an owner can do with another administrator or an invitation. */
export type Change = 'role' | 'switch_off' | 'switch_on' | 'reset' | 'remove' | 'withdraw';
export type Asked = { change: Change; id: number; name: string; role?: AdministratorRole };

const titles = {
  role: 'edit.roleTitle',
  switch_off: 'edit.switchOffTitle',
  switch_on: 'edit.switchOnTitle',
  reset: 'edit.resetTitle',
  remove: 'edit.removeTitle',
  withdraw: 'edit.withdrawTitle',
} as const;

const texts = {
  switch_off: 'edit.switchOffText',
  switch_on: 'edit.switchOnText',
  reset: 'edit.resetText',
  remove: 'edit.removeText',
  withdraw: 'edit.withdrawText',
} as const;

/** Says what a change does, takes the reason for it, and makes it. */
export function ChangeDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const t = useAdministratorsTexts();
  const { change, name } = asked;
  const [role, setRole] = useState<AdministratorRole>(asked.role ?? 'support');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const [isBusy, setBusy] = useState(false);
  const makeChange = useChange({ ...asked, role, reason });
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const refusal = await makeChange();
    setBusy(false);
    if (refusal === undefined) {
      showToast(t('edit.saved'));
      onClose();
    } else if (refusal !== 'failed') showRefusal(refusal);
  };
  const showRefusal = (refusal: Refusal) => {
    const wrong = refusal.errors?.find(({ field }) => field === 'reason');
    setError(wrong?.message);
    if (wrong !== undefined) reasonField.current?.focus();
    if (wrong === undefined) {
      showOutcome({ tone: 'failure', title: t('edit.failed'), text: refusal.message });
    }
  };
  return (
    <DialogFrame title={t(titles[change], { name })} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        {change === 'role' ? (
          <RoleInput value={role} onChange={setRole} />
        ) : (
          <p className={styles.soft}>{t(texts[change])}</p>
        )}
        <TextArea
          ref={reasonField}
          label={t('edit.reason')}
          description={t('edit.reasonHint')}
          value={reason}
          error={error}
          onChange={({ target }) => setReason(target.value)}
          maxLength={longestReason}
          rows={2}
        />
        <div className={styles.actions}>
          <Button
            type="submit"
            isBusy={isBusy}
            look={change === 'role' || change === 'switch_on' ? 'filled' : 'danger'}
          >
            {t(`edit.confirms.${change}`)}
          </Button>
          <Button look="outline" onClick={onClose}>
            {t('edit.cancel')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}

/** Makes the change; returns the refusal, undefined after success, `failed` when that is shown already. */
function useChange({ change, id, role, reason }: Asked & { reason: string }) {
  const t = useAdministratorsTexts();
  const call = useCall(t('edit.failed'));
  const because = reason.trim() === '' ? {} : { reason };
  const update = (values: { role?: AdministratorRole; status?: 'active' | 'inactive' }) =>
    call(updateAdministrator, { administrator_id: id, ...values, ...because });
  const calls = {
    role: () => update(role === undefined ? {} : { role }),
    switch_off: () => update({ status: 'inactive' }),
    switch_on: () => update({ status: 'active' }),
    reset: () => call(resetSecondFactor, { administrator_id: id, reason }),
    remove: () => call(removeAdministrator, { administrator_id: id, ...because }),
    withdraw: () => call(removeAdministrator, { invitation_id: id, ...because }),
  };
  return async (): Promise<Refusal | 'failed' | undefined> => {
    const answer = await calls[change]();
    if (answer === undefined) return 'failed';
    return answer.result ? undefined : answer;
  };
}
