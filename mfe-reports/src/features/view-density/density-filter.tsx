import { useState } from 'react';
import { DENSITY_KEYWORD_MAX } from '@hirehq/shared-contracts/inputs';
import { Button, FormattedMessage, NativeSelect, TextInput, defineMessages, useIntl } from '@hirehq/shared-ui';
import { ANY_SKILL, LEVEL_KEYS, levelOf, type LevelKey } from '../../shared/address/report-address.ts';
import { useReportAddress } from '../../shared/address/use-report-address.ts';
import classes from './density-filter.module.css';
import type { JobDensity } from './job-density.query.ts';

const LEVEL_WORDS = defineMessages({
  city: { id: 'analytics.density.by.city' },
  state: { id: 'analytics.density.by.state' },
  country: { id: 'analytics.density.by.country' },
} satisfies Record<LevelKey, { id: string }>);

/** Which jobs are counted, and by what kind of location. */
export function DensityFilterForm({ mySkills }: { mySkills: JobDensity['mySkills'] }) {
  const { formatMessage } = useIntl();
  const { params, change } = useReportAddress();
  const [keyword, setKeyword] = useState(params.get('q') ?? '');
  return (
    <form
      className={classes['filter']}
      onSubmit={(event) => {
        event.preventDefault();
        change({ q: keyword.trim() });
      }}
    >
      <NativeSelect
        label={formatMessage({ id: 'analytics.density.skills' })}
        value={params.get('skill') ?? ''}
        onChange={({ target }) => change({ skill: target.value })}
        data={[
          { value: '', label: formatMessage({ id: 'analytics.density.mySkills' }) },
          ...mySkills.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: ANY_SKILL, label: formatMessage({ id: 'analytics.density.anyJob' }) },
        ]}
      />
      <NativeSelect
        label={formatMessage({ id: 'analytics.density.by' })}
        value={levelOf(params.get('by'))}
        onChange={({ target }) => change({ by: target.value })}
        data={LEVEL_KEYS.map((value) => ({ value, label: formatMessage(LEVEL_WORDS[value]) }))}
      />
      <TextInput
        label={formatMessage({ id: 'analytics.density.keyword' })}
        value={keyword}
        maxLength={DENSITY_KEYWORD_MAX}
        onChange={({ target }) => setKeyword(target.value)}
      />
      <Button type="submit" variant="default">
        <FormattedMessage id="analytics.density.show" />
      </Button>
    </form>
  );
}
