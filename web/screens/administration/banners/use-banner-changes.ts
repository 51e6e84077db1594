import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { deleteBanner, listAllBanners, moveBanner, switchBanner } from '#contract/banners/banner-editing.ts';
import type { AdminBannerWire } from '#contract/banners/banner.wire.ts';
import { sentenceOfFailure, showFailure } from '#web/app/client/failures.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { reloadAnswers } from '#web/app/client/stale-answers.ts';
import { announce } from '#web/design/messages/announcer.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useBannersTexts } from '#web/locales/en/admin/banners.ts';
import { moveItem } from '../plans/plan-order.rules.ts';
import { useBannerWords } from './use-banner-words.ts';

const mutationKey = ['order', 'banners'];

/** All banners. An answer between two moves would show the second one undone. */
export function allBannersQuery() {
  const query = endpointQuery(listAllBanners, {});
  return queryOptions({
    ...query,
    meta: {
      ...query.meta,
      refetches: (_change, queries) => queries.isMutating({ mutationKey }) === 0,
    },
  });
}

/** Forgets the landing page that this tab has loaded, so that it shows a change when it is opened. */
export function useForgetLanding(): () => void {
  const router = useRouter();
  return () => router.clearCache({ filter: ({ routeId }) => routeId === '/' });
}

function useFailure() {
  const t = useBannersTexts();
  return (error: unknown) =>
    showFailure(error, {
      title: t('failedTitle'),
      text: sentenceOfFailure(error, t('failedText')) ?? t('failedText'),
    });
}

/** Moves banners. A move is shown and saved at once, one after the other; a refused one loads the list again. */
function useBannerOrder() {
  const t = useBannersTexts();
  const { nameOf } = useBannerWords();
  const queries = useQueryClient();
  const forgetLanding = useForgetLanding();
  const fail = useFailure();
  const { queryKey } = allBannersQuery();
  const mutation = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (input: { banner_id: number; position: number }) => loadEndpoint(moveBanner, input),
    onSuccess: forgetLanding,
    onError: async (error) => {
      await reloadAnswers(queries, { queryKey });
      fail(error);
    },
  });
  return (banner: AdminBannerWire, place: number) => {
    const answer = queries.getQueryData(queryKey);
    if (answer === undefined) return;
    const from = answer.data.findIndex(({ b_id }) => b_id === banner.b_id);
    const data = moveItem(answer.data, { from, to: place - 1 }).map((moved, index) => ({
      ...moved,
      b_position: index + 1,
    }));
    void queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, { ...answer, data });
    announce(t('details.moved', { name: nameOf(banner), place, count: data.length }));
    mutation.mutate({ banner_id: banner.b_id, position: place });
  };
}

/** Switches a banner to the status that is not the one on screen. */
function useBannerSwitch() {
  const t = useBannersTexts();
  const forgetLanding = useForgetLanding();
  const mutation = useMutation({
    mutationFn: ({ b_id: banner_id, b_status }: AdminBannerWire) =>
      loadEndpoint(switchBanner, { banner_id, status: b_status === 'active' ? 'inactive' : 'active' }),
    onSuccess: () => {
      forgetLanding();
      announce(t('switch.doneText'));
    },
    onError: useFailure(),
  });
  return { isBusy: mutation.isPending, change: mutation.mutate };
}

/** Asks first, then deletes. */
function useBannerDeletion() {
  const t = useBannersTexts();
  const forgetLanding = useForgetLanding();
  const mutation = useMutation({
    mutationFn: ({ b_id: banner_id }: AdminBannerWire) => loadEndpoint(deleteBanner, { banner_id }),
    onSuccess: () => {
      forgetLanding();
      announce(t('delete.doneText'));
    },
    onError: useFailure(),
  });
  const ask = (banner: AdminBannerWire) =>
    showOutcome({
      tone: 'question',
      title: t('delete.title'),
      text: t('delete.text'),
      confirm: { label: t('delete.confirm'), run: () => mutation.mutate(banner) },
    });
  return { isBusy: mutation.isPending, ask };
}

/** What can be done with a banner. A press while another one is under way does nothing. */
export function useBannerActions() {
  const move = useBannerOrder();
  const switching = useBannerSwitch();
  const deletion = useBannerDeletion();
  const isBusy = switching.isBusy || deletion.isBusy;
  return {
    isBusy,
    move,
    switch: (banner: AdminBannerWire) => {
      if (!isBusy) switching.change(banner);
    },
    delete: (banner: AdminBannerWire) => {
      if (!isBusy) deletion.ask(banner);
    },
  };
}

export type BannerActions = ReturnType<typeof useBannerActions>;
