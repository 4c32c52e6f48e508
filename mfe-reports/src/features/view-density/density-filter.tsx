import { DENSITY_KEYWORD_MAX, jobDensityInput } from '@hirehq/shared-contracts/inputs';
import { FormattedMessage, NativeSelect, useIntl } from '@hirehq/shared-ui';
import { SubmitButton, TextField, useForm } from '@hirehq/shared-ui/forms';
import { ANY_SKILL, LEVEL_KEYS, levelOf } from '../../shared/address/report-address.ts';
import { useReportAddress } from '../../shared/address/use-report-address.ts';
import classes from './density-filter.module.css';
import type { JobDensity } from './job-density.query.ts';
import { LEVEL_WORDS } from './level-words.ts';

/** Which jobs are counted, and by what kind of location. */
export function DensityFilterForm({ mySkills }: { mySkills: JobDensity['mySkills'] }) {
  const { formatMessage } = useIntl();
  const { params, change } = useReportAddress();
  const form = useForm({
    initialValues: { keyword: params.get('q') ?? '' },
    schema: jobDensityInput,
    onSend: async ({ keyword }) => change({ q: keyword ?? undefined }),
  });
  return (
    <form {...form.formProps} className={classes['filter']}>
      <NativeSelect
        size="md"
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
        size="md"
        label={formatMessage({ id: 'analytics.density.by' })}
        value={levelOf(params.get('by'))}
        onChange={({ target }) => change({ by: target.value })}
        data={LEVEL_KEYS.map((value) => ({ value, label: formatMessage(LEVEL_WORDS[value]) }))}
      />
      <TextField
        {...form.field('keyword')}
        label={formatMessage({ id: 'analytics.density.keyword' })}
        limit={DENSITY_KEYWORD_MAX}
      />
      <SubmitButton busy={form.busy}>
        <FormattedMessage id="analytics.density.show" />
      </SubmitButton>
    </form>
  );
}
