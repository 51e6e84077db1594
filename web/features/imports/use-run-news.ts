import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { listImports } from '#contract/imports/list-imports.ts';
import { listInvitations } from '#contract/imports/list-invitations.ts';
import { announce } from '#web/design/announcer.tsx';
import { useImportsTexts } from '#web/i18n/use-imports-texts.ts';

const numbers = new Intl.NumberFormat('en-IN');

/** Has it said when the server is done with an import that is looked at, and the lists loaded anew. */
export function useRunNews(details: ImportDetails): void {
  const t = useImportsTexts();
  const queries = useQueryClient();
  const before = useRef(details.im_state);
  const { im_state: state } = details;
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const taken = numbers.format(details.im_added + details.im_updated + details.im_unchanged);
    const refused = numbers.format(details.im_refused);
    if (state === 'checked') announce(t('check.done', { taken, refused }));
    if (state === 'done') announce(t('result.announceDone', { taken, refused }));
    if (state === 'failed') announce(t('result.failedTitle'));
    void queries.invalidateQueries({ queryKey: [listImports.path] });
    void queries.invalidateQueries({ queryKey: [listInvitations.path] });
  }, [state, details, queries, t]);
}
