import { IconCopy, IconMail } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { eraseInvitation, linkInvitation, sendInvitations } from '#contract/imports/invitations.ts';
import type { AnyEndpoint, Success } from '#web/app/client/answer.ts';
import { whenRefetched } from '#web/app/client/queries.ts';
import { Button } from '#web/design/button.tsx';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import styles from './inviting.module.css';

const numbers = new Intl.NumberFormat('en-IN');

/** The calls for imported people: inviting, making a link, erasing. A refusal is shown. */
export function useInvitationCalls() {
  const t = useImportsTexts();
  const call = useCall(t('invitations.failedTitle'));
  const [isBusy, setBusy] = useState(false);

  const send = async <E extends AnyEndpoint>(
    endpoint: E,
    input: EndpointInput<E>,
  ): Promise<Success<E> | undefined> => {
    setBusy(true);
    const answer = await call<E>(endpoint, input);
    setBusy(false);
    if (answer?.result === false) {
      showOutcome({ tone: 'failure', title: t('invitations.failedTitle'), text: answer.message });
    }
    await whenRefetched();
    return answer?.result === true ? answer : undefined;
  };

  return {
    isBusy,
    /** Returns whether the mails are queued. */
    invite: async (people: EndpointInput<typeof sendInvitations>): Promise<boolean> => {
      const answer = await send(sendInvitations, people);
      if (answer === undefined) return false;
      const { mails: count } = answer.data;
      const number = numbers.format(count);
      showToast(count === 0 ? t('invitations.sentNone') : t('invitations.sent', { count, number }));
      return true;
    },
    /** Returns the link; undefined after a refusal. */
    link: async (id: number): Promise<string | undefined> =>
      (await send(linkInvitation, { invitation_id: id }))?.data.link,
    erase: async ({ id, name }: { id: number; name: string }): Promise<void> => {
      if ((await send(eraseInvitation, { invitation_id: id })) !== undefined)
        showToast(t('invitations.erased', { name }));
    },
  };
}

type AllProps = { importId: number | undefined; calls: ReturnType<typeof useInvitationCalls> };

/** Invites all people of one import. It needs the filter by import, so that the list shows who is meant. */
export function InviteAll({ importId, calls }: AllProps) {
  const t = useImportsTexts();
  const id = useId();
  const ask = () => {
    if (importId === undefined) return;
    showOutcome({
      tone: 'question',
      title: t('invitations.sendAllTitle'),
      text: t('invitations.sendAllText'),
      confirm: {
        label: t('invitations.sendAllConfirm'),
        run: () => void calls.invite({ import_id: importId }),
      },
    });
  };
  const isIdle = importId === undefined;
  return (
    <div className={styles.inviteAll}>
      {isIdle && (
        <p id={id} className={styles.soft}>
          {t('invitations.sendAllNeedsImport')}
        </p>
      )}
      <Button
        size="small"
        look="outline"
        isBusy={calls.isBusy}
        aria-disabled={isIdle}
        aria-describedby={isIdle ? id : undefined}
        onClick={ask}
      >
        {t('invitations.sendAll')}
      </Button>
    </div>
  );
}

type SelectionProps = {
  count: number;
  onAll: () => void;
  onNone: () => void;
  isBusy: boolean;
  onInvite: () => void;
};

/** The actions for the selected people, which remain visible below the list. */
export function SelectionBar({ count, onAll, onNone, isBusy, onInvite }: SelectionProps) {
  const t = useImportsTexts();
  return (
    <div className={styles.bar} data-action-bar="" data-chosen={count > 0 || undefined}>
      <p role="status" className={styles.count}>
        {count > 0 && t('invitations.chosen', { count })}
      </p>
      {count > 0 && (
        <Button look="quiet" size="small" onClick={onNone}>
          {t('invitations.clear')}
        </Button>
      )}
      {count === 0 ? (
        <Button look="quiet" size="small" onClick={onAll}>
          {t('invitations.chooseAll')}
        </Button>
      ) : (
        <Button
          size="small"
          icon={<IconMail size="1.125rem" aria-hidden="true" />}
          isBusy={isBusy}
          onClick={onInvite}
        >
          {t('invitations.send')}
        </Button>
      )}
    </div>
  );
}

type DialogProps = { name: string; link: string; onClose: () => void };

/** The link of one invitation, to be copied; it is shown only once. */
export function LinkDialog({ name, link, onClose }: DialogProps) {
  const t = useImportsTexts();
  const [outcome, setOutcome] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const showResult = (sentence: string) => {
    setOutcome(sentence);
    announce(sentence);
  };
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      showResult(t('invitations.copied'));
    } catch {
      // Without the permission or a secure connection, the person copies the selected text.
      showResult(t('invitations.copyFailed'));
    }
  };
  return (
    <DialogFrame title={t('invitations.linkTitle', { name })} onClose={onClose}>
      <div className={styles.dialog}>
        <p>{t('invitations.linkText')}</p>
        <TextInput ref={field} label={t('invitations.linkLabel')} value={link} readOnly dir="ltr" />
        <Button
          isWide
          icon={<IconCopy size="1.125rem" aria-hidden="true" />}
          onClick={() => void copy()}
          data-autofocus
        >
          {t('invitations.copy')}
        </Button>
        {outcome !== undefined && <p className={styles.outcome}>{outcome}</p>}
      </div>
    </DialogFrame>
  );
}
