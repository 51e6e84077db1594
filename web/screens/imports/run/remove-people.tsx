import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { removeImportedPeople } from '#contract/imports/invitations.ts';
import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import parts from './run-parts.module.css';
import type { ImportCalls } from './use-import-calls.ts';

const numbers = new Intl.NumberFormat('en-IN');

/** Undoes an import: says how many people go and how many stay, and removes those who have not claimed their profile. */
export function RemovePeople({ details, calls }: { details: ImportDetails; calls: ImportCalls }) {
  const t = useImportsTexts();
  const { waiting, invited, claimed, brought_before: before } = details.im_invitations;
  const going = waiting + invited - before;
  if (details.im_is_removing) {
    return (
      <p role="status" className={parts.soft}>
        {t('invitations.removal.running')}
      </p>
    );
  }
  if (going === 0) return null;
  const counted = (count: number) => ({ count, number: numbers.format(count) });
  const ask = () =>
    showOutcome({
      tone: 'question',
      title: t('invitations.removal.title'),
      text: [
        t('invitations.removal.going', counted(going)),
        ...(before > 0 ? [t('invitations.removal.before', counted(before))] : []),
        ...(claimed > 0
          ? [t('invitations.removal.staying', counted(claimed))]
          : [t('invitations.removal.nobodyStays')]),
        t('invitations.removal.again'),
      ].join('\n'),
      confirm: {
        label: t('invitations.removal.confirm', counted(going)),
        run: () => void calls.removePeople(),
      },
    });
  return (
    <Button look="outline" size="small" isBusy={calls.isBusy(removeImportedPeople)} onClick={ask}>
      {t('invitations.removal.open')}
    </Button>
  );
}
