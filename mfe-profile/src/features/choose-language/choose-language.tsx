import { LANGUAGE_NAMES, LOCALES } from '@hirehq/shared-contracts/page';
import { NativeSelect, useIntl, useLocale } from '@hirehq/shared-ui';
import { timeZones, useChooseLocale, viewerZone } from '@hirehq/shared-ui/bundled';
import { useMemo } from 'react';
import type { AccountState } from '../../shared/account-settings/account-settings.query.ts';
import classes from './choose-language.module.css';
import { useSaveLanguage } from './save-language.mutation.ts';

/** The language of the pages and emails, and the time zone. */
export function ChooseLanguage({ settings }: { settings: Pick<AccountState, 'timeZone'> }) {
  const { formatMessage } = useIntl();
  const chooseLocale = useChooseLocale();
  const current = useLocale();
  const save = useSaveLanguage();
  const here = viewerZone();
  const zone = settings.timeZone ?? here;
  const zones = useMemo(() => timeZones(zone, here), [zone, here]);

  async function choose(value: string): Promise<void> {
    const chosen = LOCALES.find((each) => each === value);
    if (chosen && (await save({ locale: chosen }))) chooseLocale(chosen);
  }

  return (
    <div className={classes['fields']}>
      <NativeSelect
        size="md"
        label={formatMessage({ id: 'settings.language.label' })}
        description={formatMessage({ id: 'settings.language.hint' })}
        value={current}
        data={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={({ currentTarget }) => void choose(currentTarget.value)}
      />
      <NativeSelect
        size="md"
        label={formatMessage({ id: 'settings.zone.label' })}
        description={formatMessage({ id: settings.timeZone === null ? 'settings.zone.hintDevice' : 'settings.zone.hint' })}
        value={zone}
        data={zones.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
        onChange={({ currentTarget }) => void save({ timeZone: currentTarget.value })}
      />
    </div>
  );
}
