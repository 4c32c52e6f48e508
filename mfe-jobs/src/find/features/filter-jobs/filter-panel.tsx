import { NOT_STATED } from '@hirehq/shared-contracts/codes';
import type { JobSearchParams } from '@hirehq/shared-contracts/routes';
import { useIntl } from '@hirehq/shared-ui';
import { Fragment, type ReactNode } from 'react';
import { FilterChoice } from './filter-choice.tsx';
import {
  RAIL,
  countsOf,
  insteadOf,
  isMeant,
  withoutFilter,
  type Facets,
  type FilterRow,
  type SearchChange,
} from '../../shared/search-filters.ts';
import classes from './filter-panel.module.css';
import { FilterSelect, type SelectChoice } from './filter-select.tsx';
import { RemoteFrom } from './remote-from.tsx';
import { useFilterWords } from '../../shared/use-filter-words.ts';

interface FilterPanelProps {
  search: JobSearchParams;
  /** The result of the list; undefined while loading. */
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

/** The options of a filter with their counts, plus the value in the address, which has no count if it is not an option. */
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

/** All filters of a list, with the number of jobs for each choice (JB-10). */
export function FilterPanel({ search, found, onChange }: FilterPanelProps) {
  const { formatMessage } = useIntl();
  const words = useFilterWords();
  const count = countsOf(found?.facets ?? [], found?.totalIsEstimate ?? false);

  const flag = ({ key, facet }: FilterRow) => (
    <FilterChoice
      key={key}
      label={words.name(key)}
      count={count(facet, 'true')}
      checked={search[key] === true}
      onChange={(checked) => onChange(checked ? { [key]: true } : withoutFilter(key))}
    />
  );
  const codes = ({ key, facet, codes: known = [] }: FilterRow) => {
    const set = search[key];
    const chosen: readonly string[] = typeof set === 'object' ? set : [];
    return (
      <Group key={key} title={words.name(key)}>
        {known.map((code) => (
          <FilterChoice
            key={code}
            label={words.code(key, code)}
            count={count(facet, code)}
            checked={chosen.includes(code)}
            onChange={(checked) => onChange({ [key]: checked ? [...chosen, code] : chosen.filter((other) => other !== code) })}
          />
        ))}
      </Group>
    );
  };
  const steps = ({ key, facet, steps: offered = [] }: FilterRow) => {
    const set = search[key];
    const step = typeof set === 'number' ? set : undefined;
    const instead = insteadOf(key);
    const notStated = { value: NOT_STATED, label: formatMessage({ id: 'filter.notStated' }), count: count(facet, NOT_STATED) };
    return (
      <FilterSelect
        key={key}
        label={words.name(key)}
        any={words.any(key, search.city ?? '')}
        note={words.note(key)}
        value={instead && search[instead] ? NOT_STATED : String(step ?? '')}
        onChange={(value) =>
          onChange({
            [key]: value && value !== NOT_STATED ? Number(value) : undefined,
            ...(instead && { [instead]: value === NOT_STATED || undefined }),
          })
        }
        choices={[
          ...stepsOf(
            offered,
            step,
            (value) => words.step(key, value),
            (value) => count(facet, value),
          ),
          ...(instead ? [notStated] : []),
        ]}
      />
    );
  };

  return (
    <div className={classes['panel']}>
      <Group title={formatMessage({ id: 'filter.quick' })}>
        {RAIL.filter(({ word }) => word).map((row) => (
          <Fragment key={row.key}>
            {flag(row)}
            {row.key === 'remote' && search.remote && (
              <RemoteFrom
                chosen={search.remoteFrom}
                assumed={found?.remoteFrom ?? undefined}
                onChange={(remoteFrom) => onChange({ remoteFrom })}
              />
            )}
          </Fragment>
        ))}
      </Group>
      {RAIL.filter((row) => isMeant(row, search)).map((row) => (row.codes ? codes(row) : row.steps ? steps(row) : null))}
    </div>
  );
}
