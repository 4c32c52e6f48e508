import { Checkbox, FormattedMessage, NativeSelect, useIntl } from '@hirehq/shared-ui';
import type { JobSearchParams } from '@hirehq/shared-contracts/routes';
import type { ReactNode } from 'react';
import { useCodeLabel } from '../../shared/code-labels.ts';
import { CODE_FILTERS, PAY_STEPS, POSTED_DAYS, countOf, type Facets } from './filter-jobs.model.ts';
import classes from './filter-panel.module.css';
import { useFilterTitles } from './use-filter-titles.ts';

interface FilterPanelProps {
  search: JobSearchParams;
  facets: Facets;
  onChange: (change: Partial<Record<keyof JobSearchParams, unknown>>) => void;
}

function Choice({
  label,
  count,
  checked,
  onChange,
}: {
  label: string;
  count: number | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const intl = useIntl();
  return (
    <Checkbox
      className={classes['choice'] ?? ''}
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      label={
        <>
          <span>{label}</span>
          {count !== undefined && (
            <>
              <span className={classes['count']} aria-hidden="true">
                {intl.formatNumber(count)}
              </span>
              <span className="hq-visually-hidden">
                {', '}
                <FormattedMessage id="filter.count" values={{ count }} />
              </span>
            </>
          )}
        </>
      }
    />
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes['group']}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Everything a list can be narrowed by, with the number of jobs each choice leaves (JB-10). */
export function FilterPanel({ search, facets, onChange }: FilterPanelProps) {
  const intl = useIntl();
  const codeLabel = useCodeLabel();
  const titles = useFilterTitles();
  const { formatMessage } = intl;

  return (
    <div className={classes['panel']}>
      <Group title={formatMessage({ id: 'filter.quick' })}>
        <Choice
          label={titles.remote}
          count={countOf(facets, 'remote', 'true')}
          checked={search.remote ?? false}
          onChange={(remote) => onChange({ remote })}
        />
        <Choice
          label={titles.easyApply}
          count={countOf(facets, 'easyApply', 'true')}
          checked={search.easyApply ?? false}
          onChange={(easyApply) => onChange({ easyApply })}
        />
      </Group>
      {CODE_FILTERS.map(({ key, facet, codes }) => (
        <Group key={key} title={titles[key]}>
          {codes.map((code) => {
            const chosen = search[key] ?? [];
            return (
              <Choice
                key={code}
                label={codeLabel(key, code) ?? code}
                count={countOf(facets, facet, code)}
                checked={chosen.includes(code)}
                onChange={(checked) =>
                  onChange({ [key]: checked ? [...chosen, code] : chosen.filter((other) => other !== code) })
                }
              />
            );
          })}
        </Group>
      ))}
      <NativeSelect
        label={titles.payMin}
        size="md"
        value={search.payMin ?? ''}
        onChange={({ currentTarget }) => onChange({ payMin: currentTarget.value ? Number(currentTarget.value) : undefined })}
      >
        <option value="">{formatMessage({ id: 'filter.anyPay' })}</option>
        {PAY_STEPS.map((step) => (
          <option key={step} value={step}>
            {formatMessage({ id: 'filter.payFrom' }, { pay: intl.formatNumber(step) })}
          </option>
        ))}
        {search.payMin !== undefined && !PAY_STEPS.some((step) => step === search.payMin) && (
          <option value={search.payMin}>
            {formatMessage({ id: 'filter.payFrom' }, { pay: intl.formatNumber(search.payMin) })}
          </option>
        )}
      </NativeSelect>
      <NativeSelect
        label={titles.postedWithinDays}
        size="md"
        value={search.postedWithinDays ?? ''}
        onChange={({ currentTarget }) =>
          onChange({ postedWithinDays: currentTarget.value ? Number(currentTarget.value) : undefined })
        }
      >
        <option value="">{formatMessage({ id: 'filter.anyTime' })}</option>
        {[...new Set([...POSTED_DAYS, ...(search.postedWithinDays === undefined ? [] : [search.postedWithinDays])])].map(
          (days) => (
            <option key={days} value={days}>
              {formatMessage({ id: 'filter.lastDays' }, { days })}
            </option>
          ),
        )}
      </NativeSelect>
      <p className={classes['note']}>
        <FormattedMessage id="filter.payNote" />
      </p>
    </div>
  );
}
