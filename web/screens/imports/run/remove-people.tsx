import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { removeImportedPeople } from '#contract/imports/invitations.ts';
import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import parts from './run-parts.module.css';
import type { ImportCalls } from './use-import-calls.ts';

const numbers = new Intl.NumberFormat('en-IN');

/**
 * Undoes an import: says how many people go and how many stay, and removes those who have not claimed their profile. Of people of several
 * sheets it removes none, but no longer counts this sheet for them.
 */
export function RemovePeople({ details, calls }: { details: ImportDetails; calls: ImportCalls }) {
  const t = useImportsTexts();
  const { waiting, invited, claimed, brought_before: before, brought_again: later } = details.im_invitations;
  const going = waiting + invited - before;
  if (details.im_is_removing) {
    return (
      <p role="status" className={parts.soft}>
        {t('invitations.removal.running')}
      </p>
    );
  }
  if (going + before + later === 0) return null;
  const counted = (count: number) => ({ count, number: numbers.format(count) });
  const sayIf = (who: 'before' | 'later' | 'staying', count: number) =>
    count > 0 ? [t(`invitations.removal.${who}`, counted(count))] : [];
  const ask = () =>
    showOutcome({
      tone: 'question',
      title: t('invitations.removal.title'),
      text: [
        going > 0 ? t('invitations.removal.going', counted(going)) : t('invitations.removal.nobodyGoes'),
        ...sayIf('before', before),
        ...sayIf('later', later),
        ...sayIf('staying', claimed),
        ...(before + later + claimed === 0 ? [t('invitations.removal.nobodyStays')] : []),
        t('invitations.removal.again'),
      ].join('\n'),
      confirm: {
        label:
          going > 0
            ? t('invitations.removal.confirm', counted(going))
            : t('invitations.removal.confirmNobody'),
        run: () => void calls.removePeople(),
      },
    });
  return (
    <Button look="outline" size="small" isBusy={calls.isBusy(removeImportedPeople)} onClick={ask}>
      {t('invitations.removal.open')}
    </Button>
  );
}
