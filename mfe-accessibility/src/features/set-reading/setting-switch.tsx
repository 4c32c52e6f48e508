import { Checkbox } from '@hirehq/shared-ui';

interface SettingSwitchProps {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}

export const SettingSwitch = ({ label, hint, checked, onChange }: SettingSwitchProps) => (
  <Checkbox
    role="switch"
    size="md"
    label={label}
    description={hint}
    checked={checked}
    aria-checked={checked}
    onChange={({ currentTarget }) => onChange(currentTarget.checked)}
  />
);
