import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPasskeys, removePasskey, renamePasskey } from '#contract/accounts/passkeys.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { Button } from '#web/design/button.tsx';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useDates } from '#web/parts/dates/use-dates.ts';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useEndpointForm } from '#web/parts/forms/use-endpoint-form.ts';
import { useSecondFactorTexts } from '#web/locales/en/second-factor.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { hasPasskeys } from './ask-for-passkey.ts';
import styles from './second-factor.module.css';

type Passkey = EndpointData<typeof listPasskeys>[number];

/** The own passkeys, and the button for another one where the browser knows passkeys. */
export function PasskeyList() {
  const t = useSecondFactorTexts();
  const query = useQuery(endpointQuery(listPasskeys, {}));
  const passkeys = query.data?.data;
  if (passkeys === undefined) {
    return hasFailed(query) ? (
      <LoadFailure query={query} title={t('passkeys.listFailed')} />
    ) : (
      <Skeleton height="var(--space-16)" />
    );
  }
  return (
    <>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.pk_id} passkey={passkey} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? <AddPasskey /> : <p className={styles.notice}>{t('passkeys.unsupported')}</p>}
    </>
  );
}

function PasskeyItem({ passkey }: { passkey: Passkey }) {
  const t = useSecondFactorTexts();
  const { writeDate } = useDates();
  const [isRenaming, setRenaming] = useState(false);
  const { isBusy, ask } = useRemoving(passkey);
  const { pk_name: name, pk_last_used_at: usedAt } = passkey;
  const facts = [
    ...(passkey.pk_is_synchronised ? [t('passkeys.synchronised')] : []),
    t('passkeys.added', { date: writeDate(passkey.pk_created_at) }),
    usedAt === null ? t('passkeys.unused') : t('passkeys.used', { date: writeDate(usedAt) }),
  ];
  return (
    <li className={styles.passkey}>
      <span className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.soft}>{facts.join(' · ')}</span>
      </span>
      <span className={styles.actions}>
        <Button
          look="quiet"
          size="small"
          aria-label={t('passkeys.renameOf', { name })}
          onClick={() => setRenaming(true)}
        >
          {t('passkeys.rename')}
        </Button>
        <Button
          look="quiet"
          size="small"
          isBusy={isBusy}
          aria-label={t('passkeys.removeOf', { name })}
          onClick={ask}
        >
          {t('passkeys.remove')}
        </Button>
      </span>
      {isRenaming && <RenameDialog passkey={passkey} onClose={() => setRenaming(false)} />}
    </li>
  );
}

function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useSecondFactorTexts();
  const { field, submit, isSubmitting } = useEndpointForm({
    endpoint: renamePasskey,
    defaultValues: { name: passkey.pk_name, pk_id: passkey.pk_id },
    failureTitle: t('passkeys.notRenamed'),
    onSuccess: onClose,
  });
  return (
    <DialogFrame title={t('passkeys.renameTitle')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextInput {...field('name')} label={t('passkeys.name')} data-autofocus />
        <Button type="submit" isWide isBusy={isSubmitting}>
          {t('passkeys.save')}
        </Button>
      </form>
    </DialogFrame>
  );
}

function useRemoving({ pk_id, pk_name: name }: Passkey) {
  const t = useSecondFactorTexts();
  const call = useCall(t('own.notRemoved'));
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const answer = await call(removePasskey, { pk_id });
    setBusy(false);
    if (answer?.result === true) showToast(t('own.removed'));
    else if (answer !== undefined) {
      showOutcome({ tone: 'failure', title: t('own.notRemoved'), text: answer.message });
    }
  };
  const ask = () =>
    showOutcome({
      tone: 'question',
      title: t('passkeys.removeTitle', { name }),
      text: t('passkeys.removeText'),
      confirm: { label: t('own.removeConfirm'), run: () => void remove() },
    });
  return { isBusy, ask };
}
