import { useState } from 'react';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import type { addPlan, updatePlan } from '#contract/plans/plan-editing.ts';
import type { AdminPlanWire } from '#contract/plans/plan.wire.ts';
import type { FieldError, Refusal } from '#web/app/client/answer.ts';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { showToast } from '#web/design/messages/toasts.tsx';
import { useCall } from '#web/parts/forms/use-call.ts';
import { useErrorSentence } from '#web/parts/forms/use-error-sentence.ts';

/** A feature in the form. Its id stays when it moves. */
export type WrittenFeature = { id: number; text: string };

/** What is written in the form of a plan. The price is a text until it is sent, so that an empty one is seen as wrong. */
type WrittenPlan = {
  name: string;
  price: string;
  duration: number;
  contactLimit: number;
  /** Empty for any number. */
  profileLimit: string;
  features: readonly WrittenFeature[];
};

type Editing = typeof addPlan | typeof updatePlan;

export const emptyPlan = {
  p_name: '',
  p_price: '',
  p_duration: 1,
  p_contact_limit: 1,
  p_profile_limit: 500,
  p_features: [],
};

type Before = Pick<AdminPlanWire, 'p_name' | 'p_duration' | 'p_contact_limit' | 'p_profile_limit'> & {
  p_price: number | string;
  p_features: readonly string[];
};

/**
 * The form of a plan. It does not use `useEndpointForm`, because features are a list whose items move. `send` returns whether the plan
 * was stored; wrong fields have their sentence beside them, and the first one the focus.
 */
export function usePlanForm(before: Before, failureTitle: string) {
  const sentenceOf = useErrorSentence();
  const call = useCall(failureTitle);
  const [written, setWritten] = useState<WrittenPlan>({
    name: before.p_name,
    price: String(before.p_price),
    duration: before.p_duration,
    contactLimit: before.p_contact_limit,
    profileLimit: before.p_profile_limit?.toString() ?? '',
    features: before.p_features.map((text, id) => ({ id, text })),
  });
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [isBusy, setBusy] = useState(false);

  /** Features without a text are left out. */
  const features = written.features.filter(({ text }) => text.trim() !== '');
  const terms = {
    name: written.name,
    price: written.price.replaceAll(/[\s,₹]/g, ''),
    duration: written.duration,
    contact_limit: written.contactLimit,
    profile_limit:
      written.profileLimit.trim() === '' ? null : Number(written.profileLimit.replaceAll(/[\s,]/g, '')),
    features: features.map(({ text }) => text),
  };

  const submit = async <E extends Editing>(endpoint: E, input: EndpointInput<E>): Promise<boolean> => {
    setBusy(true);
    const answer = await call<E>(endpoint, input);
    setBusy(false);
    if (answer?.result === true) showToast(answer.message);
    else if (answer !== undefined) refuse(answer);
    return answer?.result === true;
  };
  const refuse = ({ errors: wrong, message }: Refusal) => {
    if (wrong === undefined) showOutcome({ tone: 'failure', title: failureTitle, text: message });
    else setErrors(wrong);
  };
  const send = async <E extends Editing>(endpoint: E, input: EndpointInput<E>): Promise<boolean> => {
    if (isBusy) return false;
    const { error } = endpoint.input.safeParse(input);
    const wrong = error?.issues.map(({ path, message }) => ({ field: path.join('.'), message })) ?? [];
    setErrors(wrong);
    return wrong.length === 0 && submit(endpoint, input);
  };

  const errorOf = (field: string) => sentenceOf(errors.find((error) => error.field === field)?.message);
  return {
    errors,
    written,
    terms,
    isBusy,
    send,
    errorOf,
    errorOfFeature: ({ id }: WrittenFeature) =>
      errorOf(`features.${features.findIndex((feature) => feature.id === id)}`),
    write: (change: Partial<WrittenPlan>) => setWritten((now) => ({ ...now, ...change })),
  };
}

export type PlanForm = ReturnType<typeof usePlanForm>;
