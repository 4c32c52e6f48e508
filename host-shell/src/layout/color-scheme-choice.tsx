import { useId } from 'react';
import { NativeSelect, useIntl, useClientState } from '@hirehq/shared-ui';
import { useShellServices } from '../shell-api/shell-services.tsx';

const SCHEMES = ['auto', 'light', 'dark'] as const;

/** The header's appearance button as a field, if there is no room for the button. */
export function ColorSchemeChoice() {
  const { colorScheme } = useShellServices();
  const scheme = useClientState(colorScheme);
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <NativeSelect
      id={id}
      label={formatMessage({ id: 'scheme.title' })}
      value={scheme}
      data={SCHEMES.map((value) => ({ value, label: formatMessage({ id: `scheme.choice.${value}` }) }))}
      onChange={({ currentTarget }) => {
        const chosen = SCHEMES.find((value) => value === currentTarget.value);
        if (chosen) colorScheme.choose(chosen);
      }}
    />
  );
}
