import { type AdministratorRole, administratorRoles } from '#contract/administration/permissions.ts';
import { RadioCard, RadioGroup } from '#web/design/inputs/choice-inputs.tsx';
import { useAdministratorsTexts } from '#web/locales/en/administrators.ts';
import styles from './administrators.module.css';

type Props = { value: AdministratorRole; onChange: (role: AdministratorRole) => void };

/** The roles, each with what it is for. */
export function RoleInput({ value, onChange }: Props) {
  const t = useAdministratorsTexts();
  const choose = (chosen: string) => {
    const role = administratorRoles.find((one) => one === chosen);
    if (role !== undefined) onChange(role);
  };
  return (
    <RadioGroup look="field" label={t('manage.role')} value={value} onChange={choose}>
      <div className={styles.roles}>
        {administratorRoles.map((role) => (
          <RadioCard
            key={role}
            value={role}
            label={t(`roles.${role}`)}
            description={t(`rolesAbout.${role}`)}
          />
        ))}
      </div>
    </RadioGroup>
  );
}
