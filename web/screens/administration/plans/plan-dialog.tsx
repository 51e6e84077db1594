import type { ReactNode, SubmitEvent } from 'react';
import { addPlan, planLimits, updatePlan } from '#contract/plans/plan-editing.ts';
import type { AdminPlanWire } from '#contract/plans/plan.wire.ts';
import { Button } from '#web/design/button.tsx';
import { Stepper } from '#web/design/inputs/stepper.tsx';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { DialogFrame } from '#web/design/mantine/dialog-frame.tsx';
import { useSite } from '#web/app/document/site.ts';
import { writeNumber } from '#web/parts/facts/fact-formats.rules.ts';
import { symbolOf } from '#web/parts/facts/money.rules.ts';
import { useFocusWrong } from '#web/parts/forms/use-focus-wrong.ts';
import { usePlansTexts } from '#web/locales/en/admin/plans.ts';
import { FeatureList } from './feature-list.tsx';
import styles from './plan-dialog.module.css';
import { emptyPlan, type PlanForm, usePlanForm } from './use-plan-form.ts';

/** Asks for a new plan. */
export function AddPlanDialog({ onClose }: { onClose: () => void }) {
  const t = usePlansTexts();
  const form = usePlanForm(emptyPlan, t('form.addFailed'));
  const send = () => form.send(addPlan, form.terms);
  return (
    <PlanFrame
      form={form}
      title={t('form.addTitle')}
      submitLabel={t('form.add')}
      onSend={send}
      onClose={onClose}
    />
  );
}

/** Changes a plan, unless another administrator has changed it since the dialog opened. */
export function EditPlanDialog({ plan, onClose }: { plan: AdminPlanWire; onClose: () => void }) {
  const t = usePlansTexts();
  const form = usePlanForm(plan, t('form.updateFailed'));
  const { p_id: plan_id, p_members: members } = plan;
  const previous = {
    name: plan.p_name,
    price: plan.p_price,
    duration: plan.p_duration,
    contact_limit: plan.p_contact_limit,
    profile_limit: plan.p_profile_limit,
    features: plan.p_features,
  };
  const send = () => form.send(updatePlan, { ...form.terms, plan_id, previous });
  return (
    <PlanFrame
      form={form}
      title={t('form.editTitle', { name: plan.p_name })}
      submitLabel={t('form.save')}
      onSend={send}
      onClose={onClose}
    >
      {members > 0 && (
        <p className={styles.note}>{t('form.members', { count: members, number: writeNumber(members) })}</p>
      )}
    </PlanFrame>
  );
}

type FrameProps = {
  form: PlanForm;
  title: string;
  submitLabel: string;
  onSend: () => Promise<boolean>;
  onClose: () => void;
  children?: ReactNode;
};

function PlanFrame({ form, title, submitLabel, onSend, onClose, children }: FrameProps) {
  const t = usePlansTexts();
  const { currency } = useSite();
  const { written, write, errorOf } = form;
  const element = useFocusWrong(form.errors);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await onSend()) onClose();
  };
  return (
    <DialogFrame title={title} onClose={onClose}>
      <form ref={element} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {children}
        <TextInput
          label={t('form.name')}
          value={written.name}
          maxLength={planLimits.name}
          error={errorOf('name')}
          autoComplete="off"
          onChange={({ currentTarget }) => write({ name: currentTarget.value })}
          data-autofocus
        />
        <TextInput
          label={t('form.price')}
          description={t('form.priceHint')}
          inputMode="numeric"
          value={written.price}
          error={errorOf('price')}
          autoComplete="off"
          leftSection={<span aria-hidden="true">{symbolOf(currency)}</span>}
          onChange={({ currentTarget }) => write({ price: currentTarget.value })}
        />
        <div className={styles.steppers}>
          <PlanStepper
            label={t('form.duration')}
            value={written.duration}
            max={planLimits.duration}
            error={errorOf('duration')}
            onChange={(duration) => write({ duration })}
          />
          <PlanStepper
            label={t('form.contactLimit')}
            value={written.contactLimit}
            max={planLimits.contactLimit}
            error={errorOf('contact_limit')}
            onChange={(contactLimit) => write({ contactLimit })}
          />
        </div>
        <TextInput
          label={t('form.profileLimit')}
          description={t('form.profileLimitHint')}
          inputMode="numeric"
          value={written.profileLimit}
          error={errorOf('profile_limit')}
          autoComplete="off"
          onChange={({ currentTarget }) => write({ profileLimit: currentTarget.value })}
        />
        <FeatureList form={form} />
        <div className={styles.actions}>
          <Button type="submit" isBusy={form.isBusy}>
            {submitLabel}
          </Button>
          <Button look="outline" onClick={onClose}>
            {t('form.cancel')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}

type StepperProps = {
  label: string;
  value: number;
  max: number;
  error: string | undefined;
  onChange: (value: number) => void;
};

/** As documented: never below 1. */
function PlanStepper({ label, ...props }: StepperProps) {
  const t = usePlansTexts();
  return (
    <Stepper
      {...props}
      label={label}
      min={1}
      lessLabel={t('form.less', { label })}
      moreLabel={t('form.more', { label })}
    />
  );
}
