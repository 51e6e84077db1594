import { useQuery } from '@tanstack/react-query';
import { addNote } from '#contract/members/members.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { TextArea } from '#web/design/inputs/text-inputs.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useEndpointForm } from '#web/parts/forms/use-endpoint-form.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import { notesQuery } from '../members.queries.ts';
import { useMembersTexts } from '#web/locales/en/admin/members.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { hasFailed } from '#web/app/client/failures.ts';
import styles from './member-profile.module.css';

/** The notes of administrators about a member, and a form for another one. */
export function MemberNotes({ userId }: { userId: number }) {
  const t = useMembersTexts();
  const { form, field, submit, isSubmitting } = useEndpointForm({
    endpoint: addNote,
    defaultValues: { user_id: userId, text: '' },
    failureTitle: t('notes.failed'),
    onSuccess: (): void => form.reset({ user_id: userId, text: '' }),
  });
  return (
    <Card className={styles.notes}>
      <h2>{t('notes.title')}</h2>
      <p className={styles.soft}>{t('notes.lead')}</p>
      <form className={styles.noteForm} noValidate onSubmit={submit}>
        <TextArea {...field('text')} label={t('notes.label')} maxLength={2000} isGrowing />
        <Button type="submit" look="outline" size="small" isBusy={isSubmitting}>
          {t('notes.add')}
        </Button>
      </form>
      <NoteList userId={userId} />
    </Card>
  );
}

function NoteList({ userId }: { userId: number }) {
  const t = useMembersTexts();
  const query = useQuery(notesQuery(userId));
  const notes = query.data?.data;
  if (notes === undefined && hasFailed(query)) return <LoadFailure query={query} />;
  if (notes === undefined) return <Skeleton height="var(--space-12)" />;
  if (notes.length === 0) return <p className={styles.soft}>{t('notes.empty')}</p>;
  return (
    <ul className={styles.noteList}>
      {notes.map((note) => (
        <li key={note.n_id}>
          <p className={styles.about}>{note.n_text}</p>
          <p className={styles.soft}>
            {t('notes.by', { author: note.n_author ?? t('notes.gone') })} <Ago instant={note.n_created_at} />
          </p>
        </li>
      ))}
    </ul>
  );
}
