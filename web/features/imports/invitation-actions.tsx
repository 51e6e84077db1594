import { Button } from '#web/design/button.tsx';
import { showOutcome } from '#web/design/outcomes.ts';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';
import type { ListedInvitation } from './imports.queries.ts';
import styles from './invitation-actions.module.css';
import { usePersonName } from './invitation-facts.tsx';
import { isUnanswered } from './invitation-people.rules.ts';

type Props = {
  person: ListedInvitation;
  onLink: (person: ListedInvitation) => void;
  onErase: (person: { id: number; name: string }) => void;
};

/** What can be done for a person who has not answered. */
export function InvitationActions({ person, onLink, onErase }: Props) {
  const t = useImportsTexts();
  const name = usePersonName()(person);
  if (!isUnanswered(person)) return null;
  const ask = () =>
    showOutcome({
      tone: 'question',
      title: t('invitations.eraseTitle', { name }),
      text: t('invitations.eraseText'),
      confirm: {
        label: t('invitations.eraseConfirm'),
        run: () => onErase({ id: person.iv_id, name }),
      },
    });
  return (
    <span className={styles.actions}>
      <Button
        look="quiet"
        size="small"
        className={styles.action}
        aria-label={t('invitations.linkOf', { name })}
        onClick={() => onLink(person)}
      >
        {t('invitations.link')}
      </Button>
      <Button
        look="quiet"
        size="small"
        className={styles.action}
        aria-label={t('invitations.eraseOf', { name })}
        onClick={ask}
      >
        {t('invitations.erase')}
      </Button>
    </span>
  );
}
