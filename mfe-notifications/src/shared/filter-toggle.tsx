import { FormattedMessage, UnstyledButton, useIntl } from '@hirehq/shared-ui';

export type Filter = 'all' | 'unread';

/** What panel and drawer show, in one place, so that the drawer continues where the panel was. */
export interface FilterChoice {
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

interface FilterToggleProps {
  value: Filter;
  onChange: (filter: Filter) => void;
}

/** All or Unread. */
export function FilterToggle({ value, onChange }: FilterToggleProps) {
  const intl = useIntl();
  return (
    <div className="nt-filter" role="group" aria-label={intl.formatMessage({ id: 'notifications.filter' })}>
      <UnstyledButton className="nt-filter-button" aria-pressed={value === 'all'} onClick={() => onChange('all')}>
        <FormattedMessage id="notifications.filter.all" />
      </UnstyledButton>
      <UnstyledButton className="nt-filter-button" aria-pressed={value === 'unread'} onClick={() => onChange('unread')}>
        <FormattedMessage id="notifications.filter.unread" />
      </UnstyledButton>
    </div>
  );
}
