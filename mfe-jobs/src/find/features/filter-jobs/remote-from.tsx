import { NativeSelect, useIntl } from '@hirehq/shared-ui';
import { useCodeChoices, useCodeName } from '@hirehq/shared-ui/bundled';
import { formField } from '../../shared/form-field.ts';
import { useCountries } from './countries.query.ts';
import classes from './filter-panel.module.css';

interface RemoteFromProps {
  chosen: string | undefined;
  /** The country the services used for the search. */
  assumed: string | undefined;
  onChange: (country: string | undefined) => void;
}

/** The country from which remote work would be done: only jobs that allow it match. */
export function RemoteFrom({ chosen, assumed, onChange }: RemoteFromProps) {
  const { formatMessage } = useIntl();
  const nameOf = useCodeName('region');
  const { data } = useCountries();
  const codes = data?.countries.map(({ alpha_2_code: code }) => code) ?? (chosen ? [chosen] : []);
  const countries = useCodeChoices('region', codes);
  const here = chosen === undefined ? assumed : undefined;
  return (
    <NativeSelect
      {...formField('remoteFrom')}
      className={classes['within'] ?? ''}
      label={formatMessage({ id: 'filter.remoteFrom' })}
      value={chosen ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    >
      <option value="">
        {here === undefined
          ? formatMessage({ id: 'filter.remoteHere' })
          : formatMessage({ id: 'filter.remoteHereIs' }, { country: nameOf(here) })}
      </option>
      {countries.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}
