import { useId, useSyncExternalStore } from 'react';
import { NativeSelect, useIntl } from '@hirehq/shared-ui';
import { LOCALES } from '@hirehq/shared-contracts/page';
import { useShellServices } from '../lend/shell-services.tsx';
import { LANGUAGE_NAMES } from './languages.ts';

export function LanguageChoice() {
  const { locale } = useShellServices();
  const current = useSyncExternalStore(locale.subscribe, locale.current);
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
