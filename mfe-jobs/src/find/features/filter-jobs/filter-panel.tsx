import { NOT_STATED } from '@hirehq/shared-contracts/codes';
import type { JobSearchParams } from '@hirehq/shared-contracts/routes';
import { useBrand, useIntl } from '@hirehq/shared-ui';
import type { JobCount } from '../../shared/estimates.ts';
import { usePlaceText, useCodeName } from '@hirehq/shared-ui/bundled';
import { formField } from '../../shared/form-field.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { FilterChoice } from './filter-choice.tsx';
import {
  RAIL,
  countsOf,
  isApplicable,
  isOffered,
  remoteChoice,
  withoutFilter,
  type Facets,
  type FilterRow,
  type SearchChange,
} from '../../shared/search-filters.ts';
import classes from './filter-panel.module.css';
import { FilterSelect, type SelectChoice } from './filter-select.tsx';
import { FilterPanelSkeleton } from './filter-panel-skeleton.tsx';
import { PayFilter } from './pay-filter.tsx';
import { RemoteFrom } from './remote-from.tsx';
import { useFilterWords } from '../../shared/use-filter-words.ts';

interface FilterPanelProps {
  search: JobSearchParams;
  /** The result of the list; undefined while loading. */
  found: { facets: Facets; remoteFrom: string | null } | undefined;
  /** True until there is a first result, or a failure. */
  isLoading: boolean;
  onChange: (change: SearchChange) => void;
}

/** The options of a filter with their counts, plus the value in the address, which has no count if it is not an option. */
function stepsOf(
  steps: readonly number[],
  own: number | undefined,
  labelOf: (step: number) => string,
  countOf: (value: string) => JobCount | undefined,
): SelectChoice[] {
  const all = [...new Set([...steps, ...(own === undefined ? [] : [own])])].toSorted((one, other) => one - other);
  return all.map((step) => ({
    value: String(step),
    label: labelOf(step),
    count: steps.includes(step) ? countOf(String(step)) : undefined,
  }));
}

/** All filters of a list, with the number of jobs for each choice (JB-10). */
export function FilterPanel({ search, found, isLoading, onChange }: FilterPanelProps) {
  const { formatMessage } = useIntl();
  const words = useFilterWords();
  const variant = useBrand();
  const countryName = useCodeName('region');
  const placeText = usePlaceText();
  const count = countsOf(found?.facets ?? []);
  // Which choices are folded is known only with their numbers, so nothing is shown that would move.
  if (isLoading) return <FilterPanelSkeleton />;

  const flag = ({ key, facet }: FilterRow) => (
    <FilterChoice
      key={key}
      label={words.name(key)}
      field={{ ...formField(key), value: 'true' }}
      count={count(facet, 'true')}
      checked={search[key] === true}
      onChange={(checked) => onChange(checked ? { [key]: true } : withoutFilter(key))}
    />
  );
  const remote = () => {
    const { change, ...choice } = remoteChoice(search, count);
    const from = search.remoteFrom ?? found?.remoteFrom ?? undefined;
    return (
      <>
        <FilterChoice
          {...choice}
          field={{ ...formField('remote'), value: 'true' }}
          label={words.name('remote')}
          note={
            from
              ? formatMessage({ id: 'filter.remoteNoteFrom' }, { country: countryName(from) })
              : formatMessage({ id: 'filter.remoteNote' })
          }
          onChange={(checked) => onChange(change(checked))}
        />
        {search.remote && (
          <RemoteFrom
            chosen={search.remoteFrom}
            assumed={found?.remoteFrom ?? undefined}
            onChange={(remoteFrom) => onChange({ remoteFrom })}
          />
        )}
      </>
    );
  };
  const codes = ({ key, facet, codes: known = [] }: FilterRow) => {
    const set = search[key];
    const chosen: readonly string[] = typeof set === 'object' ? set : [];
    const among = RAIL.find((row) => row.among?.key === key)?.among;
    return (
      <ChoiceGroup
        key={key}
        title={words.name(key)}
        field={formField(key)}
        first={among && remote()}
        choices={known
          .filter((code) => code !== among?.insteadOfCode)
          .map((code) => ({
            value: code,
            label: words.code(key, code),
            count: count(facet, code),
            checked: chosen.includes(code),
            onChange: (checked) => onChange({ [key]: checked ? [...chosen, code] : chosen.filter((other) => other !== code) }),
          }))}
      />
    );
  };
  const steps = ({ key, facet, steps: offered = [] }: FilterRow) => {
    const set = search[key];
    const step = typeof set === 'number' ? set : undefined;
    return (
      <FilterSelect
        key={key}
        label={words.name(key)}
        any={words.any(key, search.city === undefined ? '' : placeText({ label: search.city, country: search.country }))}
        note={words.note(key)}
        field={formField(key)}
        value={String(step ?? '')}
        onChange={(value) => onChange({ [key]: value ? Number(value) : undefined })}
        choices={stepsOf(
          offered,
          step,
          (value) => words.step(key, value),
          (value) => count(facet, value),
        )}
      />
    );
  };

  const pay = ({ key, facet }: FilterRow) => (
    <ChoiceGroup
      key={key}
      title={words.name(key)}
      field={formField(key)}
      first={<PayFilter search={search} notStated={count(facet, NOT_STATED)} onChange={onChange} />}
      choices={[]}
    />
  );

  return (
    <div className={classes['panel']}>
      <ChoiceGroup
        title={formatMessage({ id: 'filter.quick' })}
        first={RAIL.filter(({ word, among }) => word && !among).map(flag)}
        choices={[]}
        field={formField('easyApply')}
      />
      {RAIL.filter((row) => isApplicable(row, search) && isOffered(row, variant, search)).map((row) =>
        row.codes ? codes(row) : row.steps ? steps(row) : row.isPay ? pay(row) : null,
      )}
    </div>
  );
}
