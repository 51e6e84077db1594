import type { PostedForm } from '#contract/calls/page.ts';
import type { PublicSite } from '#contract/site/site.ts';
import type { ApiClient } from '#web/app/client/client.ts';
import type { RouterTexts } from '#web/locales/texts.ts';

/** What every route's `beforeLoad`, `loader` and `head` can count on. */
export type RouterContext = {
  /** The contract's client: over the network in the browser, inside the process while a page is rendered. */
  api: ApiClient;
  texts: RouterTexts;
  /** Scheme and host of the site as visitors see it, for canonical and sharing addresses. */
  origin: string;
  /** The site settings that the page shows now. */
  shownSite?: () => PublicSite;
  /** The form that this page answers, while it is rendered on the server. */
  posted?: PostedForm;
};
