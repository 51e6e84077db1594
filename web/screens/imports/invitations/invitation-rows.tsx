import type { ReactNode } from 'react';
import { Button } from '#web/design/button.tsx';
import { Checkbox } from '#web/design/inputs/choice-inputs.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { writePhone } from '#web/parts/facts/phone.rules.ts';
import { useImportsTexts } from '#web/locales/en/imports/imports.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import { DateOf } from '#web/parts/dates/date-of.tsx';
import type { Column } from '#web/parts/lists/data-table.tsx';
import type { InvitationSort } from '../import-address.rules.ts';
import { InvitationStateMark } from '../import-progress.tsx';
import type { ListedInvitation } from '../imports.queries.ts';
import styles from './invitation-rows.module.css';
import { canBeInvited, isUnanswered } from './invitations.rules.ts';

type Cells = {
  renderChoice: (person: ListedInvitation) => ReactNode;
  renderActions: (person: ListedInvitation) => ReactNode;
};

export function useInvitationColumns(cells: Cells): readonly Column<ListedInvitation, InvitationSort>[] {
  const t = useImportsTexts();
  return [
    {
      id: 'person',
      header: t('invitations.person'),
      width: 24,
      sort: 'name',
      isRowHeading: true,
      onCard: 'head',
      renderCell: cells.renderChoice,
    },
    {
      id: 'contact',
      header: t('invitations.contact'),
      width: 25,
      renderCell: (person) => <PersonContact person={person} />,
    },
    {
      id: 'state',
      header: t('invitations.state'),
      width: 13,
      sort: 'state',
      onCard: 'foot',
      renderCell: (person) => (
        <InvitationStateMark state={person.iv_state} isSending={person.iv_is_sending} />
      ),
    },
    {
      id: 'brought',
      header: t('invitations.brought'),
      width: 11,
      sort: 'created_at',
      renderCell: ({ iv_created_at: instant }) => <Ago instant={instant} />,
    },
    {
      id: 'expires',
      header: t('invitations.expires'),
      width: 11,
      renderCell: (person) => <PersonExpiry person={person} />,
    },
    {
      id: 'actions',
      header: t('invitations.actions'),
      width: 16,
      onCard: 'foot',
      renderCell: cells.renderActions,
    },
  ];
}

type ChoiceProps = {
  person: ListedInvitation;
  isSelected: boolean;
  onToggle: () => void;
  onOpen: () => void;
};

/** The name, which opens what is stored, after a checkbox when the person can be invited by mail. */
export function PersonChoice({ person, isSelected, onToggle, onOpen }: ChoiceProps) {
  const t = useImportsTexts();
  const name = usePersonName()(person);
  return (
    <span className={styles.choice}>
      {canBeInvited(person) ? (
        <Checkbox
          className={styles.box}
          aria-label={t('invitations.choose', { name })}
          checked={isSelected}
          onChange={onToggle}
        />
      ) : (
        <span className={styles.gap} />
      )}
      <PersonName person={person} onOpen={onOpen} />
    </span>
  );
}

type ActionProps = {
  person: ListedInvitation;
  onLink: () => void;
  onErase: (person: { id: number; name: string }) => void;
};

/** The buttons for a person who has not answered yet. */
export function InvitationActions({ person, onLink, onErase }: ActionProps) {
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
  const askForLink = () =>
    showOutcome({
      tone: 'question',
      title: t('invitations.newLinkTitle', { name }),
      text: t('invitations.newLinkText'),
      confirm: { label: t('invitations.newLinkConfirm'), run: onLink },
    });
  return (
    <span className={styles.actions}>
      <Button
        look="quiet"
        size="small"
        className={styles.action}
        aria-label={t('invitations.linkOf', { name })}
        onClick={person.iv_state === 'invited' ? askForLink : onLink}
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

type PersonProps = { person: ListedInvitation };

/** The name of a person, or the text shown instead of it. */
export function usePersonName(): (person: ListedInvitation) => string {
  const t = useImportsTexts();
  return (person) => {
    if (!isUnanswered(person)) return t('invitations.erasedName');
    return person.iv_name ?? t('invitations.unnamed');
  };
}

function PersonName({ person, onOpen }: PersonProps & { onOpen: () => void }) {
  const t = useImportsTexts();
  const nameOf = usePersonName();
  const { iv_number: number, iv_age: age, iv_place: place } = person;
  const about = [number, age, place].filter((each) => each !== null);
  return (
    <span className={styles.person}>
      {isUnanswered(person) ? (
        <button
          type="button"
          className={styles.name}
          aria-label={t('invitations.openOf', { name: nameOf(person) })}
          onClick={onOpen}
        >
          <bdi>{nameOf(person)}</bdi>
        </button>
      ) : (
        <bdi className={styles.soft}>{nameOf(person)}</bdi>
      )}
      {about.length > 0 && <bdi className={styles.soft}>{about.join(' · ')}</bdi>}
    </span>
  );
}

function PersonContact({ person }: PersonProps) {
  const t = useImportsTexts();
  const { iv_email: email, iv_mobile: mobile } = person;
  if (!isUnanswered(person)) return <span className={styles.soft}>–</span>;
  if (email === null && mobile === null)
    return <span className={styles.soft}>{t('invitations.noContact')}</span>;
  return (
    <span className={styles.contact}>
      {email === null ? <span className={styles.soft}>{t('invitations.noEmail')}</span> : <bdi>{email}</bdi>}
      {mobile !== null && <bdi dir="ltr">{writePhone(mobile)}</bdi>}
    </span>
  );
}

/** The date on which the data of a person who does not answer is erased. */
function PersonExpiry({ person }: PersonProps) {
  if (!isUnanswered(person)) return <span className={styles.soft}>–</span>;
  const { iv_expires_at: expiry } = person;
  return <DateOf instant={expiry} />;
}
