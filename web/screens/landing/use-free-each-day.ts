import type { PublicSite } from '#contract/site/site.ts';
import { useLanguage } from '#web/locales/define-texts.ts';
import { useLandingTexts } from '#web/locales/en/landing.ts';

/** What a member without a plan can do in a day: "5 interests, 1 contact view, and unlimited messages". */
export function useFreeEachDay({ free_each_day: free }: PublicSite): string {
  const t = useLandingTexts();
  const listed = new Intl.ListFormat(useLanguage());
  const say = (what: 'interests' | 'contactViews' | 'messages', count: number | null) =>
    count === null ? t(`questions.cost.each.${what}Open`) : t(`questions.cost.each.${what}`, { count });
  return listed.format([
    say('interests', free.interests),
    say('contactViews', free.contact_views),
    say('messages', free.messages),
  ]);
}
