import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { blockMember } from '#contract/safety/block-member.ts';
import { unblockMember } from '#contract/safety/unblock-member.ts';
import { showOutcome } from '#web/design/outcomes.ts';
import { showToast } from '#web/design/toasts.ts';
import { fullNameOf } from '#web/facts/full-name.rules.ts';
import { useCall } from '#web/forms/use-call.ts';
import { useOneAtATime } from '#web/forms/use-one-at-a-time.ts';
import { useConnectingTexts } from '#web/i18n/use-connecting-texts.ts';
import { renewVisibility } from './connecting.queries.ts';
import { focusNeighbour } from './focus-neighbour.ts';
import type { Person, Place } from './person.rules.ts';
import { forgetProfile, takePersonAway } from './take-person-away.ts';

/** Blocks somebody, who is gone from all lists at once; a toast takes it back. Answers whether it is done. */
export function useBlocking({ person, place }: { person: Person; place: Place }) {
  const t = useConnectingTexts();
  const { t: common } = useTranslation();
  const queries = useQueryClient();
  const router = useRouter();
  const call = useCall();
  const id = person.u_id;
  const name = fullNameOf(person);

  const fail = (title: string, sentence: string) =>
    showOutcome({ tone: 'failure', title, text: sentence === '' ? common('outcomes.tryAgain') : sentence });

  const takeBack = useOneAtATime(async (bringBack: () => void) => {
    const answer = await call(unblockMember, { partner_id: id });
    if (answer === undefined) return;
    if (!answer.result) return fail(t('block.undoFailureTitle'), answer.message);
    bringBack();
    renewVisibility(queries);
    showToast(t('block.undone', { name }));
  });

  /** Nobody stays on the profile of somebody they do not see. */
  const leave = () => {
    const stop = router.subscribe('onRendered', () => {
      stop();
      forgetProfile(queries, id);
    });
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: '/myMatch', replace: true });
  };

  return async (): Promise<boolean> => {
    const answer = await call(blockMember, { partner_id: id });
    if (answer === undefined) return false;
    if (!answer.result) {
      fail(t('block.failureTitle'), answer.message);
      return false;
    }
    focusNeighbour(id);
    const bringBack = takePersonAway(queries, id);
    if (place === 'profile') leave();
    else forgetProfile(queries, id);
    renewVisibility(queries);
    showToast(t('block.done', { name }), () => void takeBack(bringBack));
    return true;
  };
}
