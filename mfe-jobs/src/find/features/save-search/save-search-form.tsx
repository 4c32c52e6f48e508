import type { AlertFrequency } from '@hirehq/shared-contracts/graphql/types';
import { routes, type JobSearchParams } from '@hirehq/shared-contracts/routes';
import { Button, FormattedMessage, PageLink, Radio, TextInput, useIntl } from '@hirehq/shared-ui';
import { useState } from 'react';
import { activeFilters } from '../../shared/search-filters.ts';
import { useFilterWords } from '../../shared/use-filter-words.ts';
import classes from './save-search-form.module.css';
import { FREQUENCIES, FREQUENCY_WORDS, NAME_MAX, savedQueryOf } from './save-search.model.ts';
import { useSaveSearch } from './save-search.mutation.ts';

interface SaveSearchFormProps {
  search: JobSearchParams;
  /** What the list of the search is called. */
  title: string;
  onSaved: () => void;
  onCancel: () => void;
}

/** The title of the list; for a search by filters alone, these. */
function useSuggestedName(search: JobSearchParams, title: string): string {
  const { formatList } = useIntl();
  const words = useFilterWords();
  const isNamed = Boolean(search.name ?? search.jobTitle ?? search.keyword ?? search.city ?? search.state ?? search.country);
  const filters = activeFilters(search).map(words.active);
  return (isNamed || filters.length === 0 ? title : formatList(filters, { type: 'unit' })).slice(0, NAME_MAX);
}

/** Name and alerts of a search that is to be kept. */
export function SaveSearchForm({ search, title, onSaved, onCancel }: SaveSearchFormProps) {
  const { formatMessage } = useIntl();
  const suggested = useSuggestedName(search, title);
  const [name, setName] = useState(suggested);
  const [alerts, setAlerts] = useState<AlertFrequency>('DAILY');
  const [nameMissing, setNameMissing] = useState(false);
  const { state, save } = useSaveSearch(savedQueryOf(search), onSaved);

  return (
    <form
      className={classes['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setNameMissing(!name.trim());
        if (name.trim()) void save(name.trim(), alerts);
      }}
    >
      <TextInput
        label={formatMessage({ id: 'saveSearch.name' })}
        size="md"
        value={name}
        maxLength={NAME_MAX}
        required
        withAsterisk={false}
        data-autofocus
        error={nameMissing && !name.trim() ? formatMessage({ id: 'saveSearch.nameMissing' }) : null}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Radio.Group
        label={formatMessage({ id: 'alerts.label' })}
        description={formatMessage({ id: 'alerts.note' })}
        value={alerts}
        onChange={(value) => setAlerts(FREQUENCIES.find((frequency) => frequency === value) ?? 'NEVER')}
      >
        <div className={classes['choices']}>
          {FREQUENCIES.map((frequency) => (
            <Radio key={frequency} value={frequency} label={formatMessage(FREQUENCY_WORDS[frequency])} />
          ))}
        </div>
      </Radio.Group>
      {(state === 'refused' || state === 'failed') && (
        <p role="alert" className={classes['failed']}>
          {state === 'failed' ? (
            <FormattedMessage id="saveSearch.failed" />
          ) : (
            <>
              <FormattedMessage id="saveSearch.refused" />{' '}
              <PageLink to={routes.savedSearches()}>
                <FormattedMessage id="savedSearches.title" />
              </PageLink>
            </>
          )}
        </p>
      )}
      <div className={classes['actions']}>
        <Button variant="default" onClick={onCancel}>
          <FormattedMessage id="saveSearch.cancel" />
        </Button>
        <Button type="submit" loading={state === 'saving'}>
          <FormattedMessage id="saveSearch.save" />
        </Button>
      </div>
    </form>
  );
}
