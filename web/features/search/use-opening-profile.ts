import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiRefused } from '#web/api/answer.ts';
import { useOneAtATime } from '#web/forms/use-one-at-a-time.ts';
import { useSearchTexts } from '#web/i18n/use-search-texts.ts';
import { sentenceOfFailure } from '#web/lists/list-failure.ts';
import { partnerQuery } from './search.queries.ts';

/** Asks for a profile before its page is opened, which then has the answer already; says when there is none. */
export function useOpeningProfile(onRefused: () => void) {
  const t = useSearchTexts();
  const { t: common } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const [isLooking, setLooking] = useState(false);

  const sentenceOf = (failure: unknown, name: string) => {
    const isUnknown = failure instanceof ApiRefused && failure.refusal.code === 'partner_not_found';
    if (isUnknown) return t('profileId.unknown', { id: name });
    return sentenceOfFailure(failure, common('states.unreachable'));
  };
  const open = useOneAtATime(async ({ id, name }: { id: number; name: string }) => {
    setLooking(true);
    try {
      await queries.query(partnerQuery(id));
      await navigate({ to: '/partner-profile/$profileId', params: { profileId: String(id) } });
    } catch (failure) {
      const sentence = sentenceOf(failure, name);
      if (sentence === undefined) throw failure;
      setError(sentence);
      onRefused();
    } finally {
      setLooking(false);
    }
  });
  return { error, setError, isLooking, open };
}
