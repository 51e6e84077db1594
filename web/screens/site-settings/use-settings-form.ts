import { useMutation, useQueryClient } from '@tanstack/react-query';
import { rootRouteId, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { EndpointData, EndpointInput } from '#contract/calls/endpoint.ts';
import { showSite } from '#contract/site/site.ts';
import { showSiteSettings, updateSiteSettings } from '#contract/site/site-editing.ts';
import type { Refusal } from '#web/app/client/answer.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { reloadAnswers } from '#web/app/client/stale-answers.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useSiteSettingsTexts } from '#web/locales/en/site-settings.ts';
import { useUnsavedChanges } from '#web/parts/sections/unsaved-changes.ts';
import { type FieldName, riskyNames } from './setting-fields.data.ts';
import {
  fieldOfError,
  findErrors,
  listChanged,
  pick,
  type SettingValues,
  type Typed,
} from './site-settings.rules.ts';

type Site = EndpointData<typeof showSiteSettings>;
const none: ReadonlyMap<FieldName, string> = new Map();

/** The query of all settings. */
export function siteSettingsQuery() {
  return endpointQuery(showSiteSettings, {});
}

/** What is typed in the fields of a section, and its saving. `site` is what was loaded last. */
export function useSettingsForm({ site, names }: { site: Site; names: readonly FieldName[] }) {
  const t = useSiteSettingsTexts();
  const call = useCall(t('failedTitle'));
  const showSaved = useShowSaved();
  const [typed, setTyped] = useState<Typed>({});
  // What the touched fields contained when they were touched.
  const [seen, setSeen] = useState<Partial<SettingValues>>({});
  const [errors, setErrors] = useState(none);
  const [conflicts, setConflicts] = useState<ReadonlySet<FieldName>>(new Set());
  const base = { ...site.values, ...seen };
  const changed = listChanged({ typed, seen: base });
  const discard = () => {
    setTyped({});
    setSeen({});
    setErrors(none);
    setConflicts(new Set());
  };
  useUnsavedChanges({ isUnsaved: changed.length > 0, discard });

  const change = (name: FieldName, value: unknown) => {
    setSeen((before) => ({ ...pick(site.values, [name]), ...before }));
    setTyped((before) => ({ ...before, [name]: value }));
    setErrors((before) => new Map([...before].filter(([field]) => field !== name)));
  };
  const decide = (name: FieldName, choice: 'mine' | 'theirs') => {
    setSeen((before) => ({ ...before, ...pick(site.values, [name]) }));
    if (choice === 'theirs') setTyped((before) => ({ ...before, [name]: site.values[name] }));
    setConflicts((before) => new Set([...before].filter((field) => field !== name)));
  };
  const refuse = async (refusal: Refusal) => {
    const named = (refusal.errors ?? []).map(({ field, message }) => [fieldOfError(field), message] as const);
    const known = named.flatMap(([field, message]) => {
      const name = names.find((one) => one === field);
      return name === undefined ? [] : [[name, message] as const];
    });
    if (refusal.code === 'changed_elsewhere') {
      await showSaved();
      setConflicts(new Set(known.map(([name]) => name)));
    } else if (known.length > 0) setErrors(new Map(known));
    else showOutcome({ tone: 'failure', title: t('failedTitle'), text: refusal.message });
  };
  const { mutate: send, isPending: isSaving } = useMutation({
    mutationFn: async () => {
      const input = { ...pick(typed, changed), previous: pick(base, changed) };
      // Each value was checked by the schema of its field.
      const checked = input as EndpointInput<typeof updateSiteSettings>;
      const answer = await call(updateSiteSettings, checked);
      if (answer === undefined) return;
      if (!answer.result) {
        await refuse(answer);
        return;
      }
      await showSaved(answer.data);
      discard();
      showToast(t('saved'));
    },
  });
  const save = () => {
    const wrong = findErrors({ typed, names: changed });
    setErrors(wrong);
    if (wrong.size > 0 || changed.length === 0 || conflicts.size > 0) return;
    askFirst({ names: changed, ask: t, go: send });
  };
  return {
    values: { ...base, ...typed },
    errors,
    conflicts,
    changed,
    isSaving,
    change,
    decide,
    discard,
    save,
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;

type Question = { names: readonly FieldName[]; ask: ReturnType<typeof useSiteSettingsTexts>; go: () => void };

/** Asks before a risky setting is saved, and says what it changes elsewhere. */
function askFirst({ names, ask: t, go }: Question): void {
  const risky = riskyNames.filter((name) => names.includes(name));
  const risks = risky.map((name) => t(`fields.${name}.risk`));
  if (risks.length === 0) {
    go();
    return;
  }
  const confirm = { label: t('risky.confirm'), run: go };
  showOutcome({ tone: 'question', title: t('risky.title'), text: risks.join(' '), confirm });
}

/** Shows what is stored now: on this screen, and in the frame around it once the caches of the public answer have ended. */
export function useShowSaved() {
  const queries = useQueryClient();
  const router = useRouter();
  return async (saved?: Site) => {
    const query = siteSettingsQuery();
    if (saved === undefined) await reloadAnswers(queries, { queryKey: query.queryKey });
    else queries.setQueryData(query.queryKey, (before) => before && { ...before, data: saved });
    const milliseconds = (showSite.cacheSeconds ?? 0) * 2000;
    window.setTimeout(() => {
      void router.invalidate({ filter: ({ routeId }) => routeId === rootRouteId });
    }, milliseconds);
  };
}
