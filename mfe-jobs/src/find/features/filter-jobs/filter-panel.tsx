import { NOT_STATED, PAY_STEPS, POSTED_DAYS, RADIUS_STEPS } from '@hirehq/shared-contracts/codes';
import type { JobSearchParams } from '@hirehq/shared-contracts/routes';
import { useIntl } from '@hirehq/shared-ui';
import type { ReactNode } from 'react';
import { FilterChoice } from './filter-choice.tsx';
import { CODE_FILTERS, countsOf, type Facets, type SearchChange } from '../../shared/search-filters.ts';
import classes from './filter-panel.module.css';
import { FilterSelect, type SelectChoice } from './filter-select.tsx';
import { RemoteFrom } from './remote-from.tsx';
import { useFilterWords } from '../../shared/use-filter-words.ts';

interface FilterPanelProps {
  search: JobSearchParams;
  /** What the list answered; undefined until it has. */
  found: { facets: Facets; totalIsEstimate: boolean; remoteFrom: string | null } | undefined;
  onChange: (change: SearchChange) => void;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes['group']}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** The steps of a filter with their counts, and the step of the address, which is not counted where it is none of them. */
function stepsOf(
  steps: readonly number[],
  own: number | undefined,
  labelOf: (step: number) => string,
  countOf: (value: string) => number | undefined,
): SelectChoice[] {
  const all = [...new Set([...steps, ...(own === undefined ? [] : [own])])].toSorted((one, other) => one - other);
  return all.map((step) => ({
    value: String(step),
    label: labelOf(step),
    count: steps.includes(step) ? countOf(String(step)) : undefined,
  }));
}

/** Everything a list can be narrowed by, with the number of jobs each choice leaves (JB-10). */
export function FilterPanel({ search, found, onChange }: FilterPanelProps) {
  const { formatMessage } = useIntl();
  const words = useFilterWords();
  const { titles } = words;
  const count = countsOf(found?.facets ?? [], found?.totalIsEstimate ?? false);
  const number = (value: string) => (value ? Number(value) : undefined);

  return (
    <div className={classes['panel']}>
      <Group title={formatMessage({ id: 'filter.quick' })}>
        <FilterChoice
          label={titles.remote}
          count={count('remote', 'true')}
          checked={search.remote ?? false}
          onChange={(remote) => onChange({ remote, ...(!remote && { remoteFrom: undefined }) })}
        />
        {search.remote && (
          <RemoteFrom
            chosen={search.remoteFrom}
            assumed={found?.remoteFrom ?? undefined}
            onChange={(remoteFrom) => onChange({ remoteFrom })}
          />
        )}
        <FilterChoice
          label={titles.easyApply}
          count={count('easyApply', 'true')}
          checked={search.easyApply ?? false}
          onChange={(easyApply) => onChange({ easyApply })}
        />
      </Group>
      {search.city !== undefined && (
        <FilterSelect
          label={titles.radiusKm}
          any={formatMessage({ id: 'filter.onlyIn' }, { place: search.city })}
          value={String(search.radiusKm ?? '')}
          onChange={(value) => onChange({ radiusKm: number(value) })}
          choices={stepsOf(RADIUS_STEPS, search.radiusKm, words.radius, (value) => count('radiusKm', value))}
        />
      )}
      {CODE_FILTERS.map(({ key, facet, codes }) => (
        <Group key={key} title={titles[key]}>
          {codes.map((code) => {
            const chosen: readonly string[] = search[key] ?? [];
            return (
              <FilterChoice
                key={code}
                label={words.code(key, code)}
                count={count(facet, code)}
                checked={chosen.includes(code)}
                onChange={(checked) =>
                  onChange({ [key]: checked ? [...chosen, code] : chosen.filter((other) => other !== code) })
                }
              />
            );
          })}
        </Group>
      ))}
      <FilterSelect
        label={titles.payMin}
        any={formatMessage({ id: 'filter.anyPay' })}
        note={formatMessage({ id: 'filter.payNote' })}
        value={search.payNotStated ? NOT_STATED : String(search.payMin ?? '')}
        onChange={(value) =>
          onChange(
            value === NOT_STATED ? { payMin: undefined, payNotStated: true } : { payMin: number(value), payNotStated: undefined },
          )
        }
        choices={[
          ...stepsOf(PAY_STEPS, search.payMin, words.pay, (value) => count('payMin', value)),
          { value: NOT_STATED, label: formatMessage({ id: 'filter.notStated' }), count: count('payMin', NOT_STATED) },
        ]}
      />
      <FilterSelect
        label={titles.postedWithinDays}
        any={formatMessage({ id: 'filter.anyTime' })}
        value={String(search.postedWithinDays ?? '')}
        onChange={(value) => onChange({ postedWithinDays: number(value) })}
        choices={stepsOf(POSTED_DAYS, search.postedWithinDays, words.days, (value) => count('postedWithinDays', value))}
      />
    </div>
  );
}
