import { useId } from 'react';
import { NativeSelect, useIntl, useClientState } from '@hirehq/shared-ui';
import { LANGUAGE_NAMES, LOCALES } from '@hirehq/shared-contracts/page';
import { useShellServices } from '../shell-api/shell-services.tsx';

export function LanguageChoice() {
  const { locale } = useShellServices();
  const current = useClientState(locale);
  const id = useId();
  return (
    <NativeSelect
      id={id}
      label={useIntl().formatMessage({ id: 'footer.language' })}
      value={current}
      data={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      onChange={({ currentTarget }) => {
        const chosen = LOCALES.find((value) => value === currentTarget.value);
        if (chosen) locale.choose(chosen);
      }}
    />
  );
}
