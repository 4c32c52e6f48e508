import { Button, EmptyState, FormattedMessage, useIntl } from '@hirehq/shared-ui';
import type { JobSearchParams } from '@hirehq/shared-contracts/routes';

type Change = Partial<Record<keyof JobSearchParams, unknown>>;

const FILTERS = ['remote', 'easyApply', 'workMode', 'employmentType', 'experienceLevel', 'payMin', 'postedWithinDays'] as const;
const PLACE = { city: undefined, state: undefined, country: undefined } as const;
const WORDS = { keyword: undefined, jobTitle: undefined, name: undefined, skills: undefined } as const;

/** Nothing matched: the ways to widen this very search. */
export function NoResults({ search, onChange }: { search: JobSearchParams; onChange: (change: Change) => void }) {
  const { formatMessage } = useIntl();
  const hasFilters = FILTERS.some((key) => search[key] !== undefined);
  const hasPlace = Boolean(search.city ?? search.state ?? search.country);
  const hasWords = Boolean(search.keyword ?? search.jobTitle ?? search.name ?? search.skills);
  return (
    <EmptyState
      illustration="noResults"
      title={formatMessage({ id: 'search.noResults' })}
      description={formatMessage({ id: 'list.widen' })}
    >
      {hasFilters && (
        <Button onClick={() => onChange(Object.fromEntries(FILTERS.map((key) => [key, undefined])))}>
          <FormattedMessage id="list.widenFilters" />
        </Button>
      )}
      {hasPlace && (
        <Button variant="default" onClick={() => onChange(PLACE)}>
          <FormattedMessage id="list.widenPlace" />
        </Button>
      )}
      {hasWords && (
        <Button variant="default" onClick={() => onChange(WORDS)}>
          <FormattedMessage id="list.widenWords" />
        </Button>
      )}
    </EmptyState>
  );
}
