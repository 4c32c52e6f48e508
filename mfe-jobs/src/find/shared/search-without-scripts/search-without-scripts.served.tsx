import { PAY_UNITS } from '@hirehq/shared-contracts/codes';
import { LIST_START } from '@hirehq/shared-contracts/page-data';
import { jobSearchQuery, type JobSearchParams } from '@hirehq/shared-contracts/routes';
import { SEARCH_PARTS, written } from '@hirehq/shared-contracts/search-filters';
import { Button, FormattedMessage, NativeSelect, PageLink, useIntl, useLocation } from '@hirehq/shared-ui';
import { usePlaceText } from '@hirehq/shared-ui/bundled';
import type { ComponentProps, ReactNode } from 'react';
import { useCodeLabel } from '../../../shared/code-labels.ts';
import { formField, SEARCH_FORM } from '../form-field.ts';
import { ANY_EMPLOYER, ANYWHERE, type SearchChange } from '../search-filters.ts';
import { searchedPlace } from '../searched-place.ts';
import { useJobSearch } from '../use-job-search.ts';
import { useFilterWords } from '../use-filter-words.ts';
import type * as InBrowser from './search-without-scripts.tsx';
import classes from './search-without-scripts.module.css';

type PropsOf<Name extends keyof typeof InBrowser> = ComponentProps<(typeof InBrowser)[Name]>;

/** Displayed where scripts do not run (shared-ui/src/styles/without-scripts.css). */
function WithoutScripts({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div hidden className={`hq-without-scripts ${className}`}>
      {children}
    </div>
  );
}

const Send = () => (
  <Button type="submit" form={SEARCH_FORM} variant="default">
    <FormattedMessage id="search.search" />
  </Button>
);

/** A field of the browser itself: the fields of the house send by script. */
function Field({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={classes['field']}>
      {label}
      <input {...input} />
    </label>
  );
}

/** Parts of a search that no control of the page shows: the form keeps them. */
const KEPT: ReadonlySet<string> = new Set(['city', 'state', 'country', 'enterprise', 'payCurrency']);

export function SearchForm({ search, employer }: PropsOf<'SearchForm'>) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const placeText = usePlaceText();
  const place = searchedPlace(search, placeText);
  const removable: { name: string; removal: SearchChange }[] = [
    ...(place === undefined ? [] : [{ name: place, removal: ANYWHERE }]),
    ...(search.enterprise === undefined ? [] : [{ name: employer ?? search.enterprise, removal: ANY_EMPLOYER }]),
  ];
  return (
    <WithoutScripts>
      <form
        id={SEARCH_FORM}
        action={pathname}
        method="get"
        className={classes['form']}
        aria-label={formatMessage({ id: 'search.panel' })}
      >
        <Field
          name="keyword"
          label={formatMessage({ id: 'search.keyword' })}
          defaultValue={search.name ?? search.jobTitle ?? search.keyword ?? ''}
        />
        {place === undefined && <Field name="city" label={formatMessage({ id: 'search.location' })} />}
        {SEARCH_PARTS.filter(([key]) => KEPT.has(key)).map(([key, { address = key, word }]) => {
          const value = written(search[key], word);
          return value && <input key={key} type="hidden" name={address} value={value} />;
        })}
        {removable.map(({ name, removal }) => (
          <PageLink
            key={name}
            className={classes['remove'] ?? ''}
            to={`${pathname}?${jobSearchQuery({ ...search, ...removal } as JobSearchParams)}`}
          >
            <FormattedMessage id="filter.remove" values={{ filter: name }} />
          </PageLink>
        ))}
        <PageLink className={classes['remove'] ?? ''} to={pathname}>
          <FormattedMessage id="filter.clearAll" />
        </PageLink>
        <Send />
      </form>
    </WithoutScripts>
  );
}

export const SendFilters = () => (
  <WithoutScripts className={classes['send']}>
    <Send />
  </WithoutScripts>
);

export function PayInputs({ search: { payMin, payMax, payUnit } }: PropsOf<'PayInputs'>) {
  const { formatMessage } = useIntl();
  const words = useFilterWords();
  const codeLabel = useCodeLabel();
  const amount = { type: 'number', min: 0, step: 0.01, inputMode: 'decimal' } as const;
  return (
    <WithoutScripts>
      <Field {...amount} {...formField('payMin')} label={formatMessage({ id: 'filter.payLeast' })} defaultValue={payMin ?? ''} />
      <Field {...amount} {...formField('payMax')} label={formatMessage({ id: 'filter.payMost' })} defaultValue={payMax ?? ''} />
      <NativeSelect
        {...formField('payUnit')}
        label={words.name('payUnit')}
        defaultValue={payUnit === 'YEAR' ? '' : (payUnit ?? '')}
        // An address without a unit means a year.
        data={PAY_UNITS.map((unit) => ({ value: unit === 'YEAR' ? '' : unit, label: codeLabel('payUnit', unit) ?? unit }))}
      />
    </WithoutScripts>
  );
}

export const SendOrder = () => (
  <WithoutScripts>
    <Send />
  </WithoutScripts>
);

export const FiltersLink = () => (
  <WithoutScripts className={classes['toFilters']}>
    <a href={`#${SEARCH_FORM}`}>
      <FormattedMessage id="filter.title" />
    </a>
  </WithoutScripts>
);

export function FiltersAfterList({ className, children }: PropsOf<'FiltersAfterList'>) {
  const { formatMessage } = useIntl();
  return (
    <WithoutScripts>
      <aside className={className} aria-label={formatMessage({ id: 'filter.title' })}>
        {children}
      </aside>
    </WithoutScripts>
  );
}

export function NextPageLink({ after }: PropsOf<'NextPageLink'>) {
  const { pathname } = useLocation();
  const { search } = useJobSearch();
  if (after === null) return null;
  const query = new URLSearchParams(jobSearchQuery(search));
  query.set(LIST_START, after);
  return (
    <WithoutScripts>
      <PageLink to={`${pathname}?${query.toString()}`} rel="next">
        <FormattedMessage id="list.more" />
      </PageLink>
    </WithoutScripts>
  );
}
