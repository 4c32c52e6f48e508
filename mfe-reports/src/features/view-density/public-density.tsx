import { EmptyState, NativeSelect, useIntl } from '@hirehq/shared-ui';
import { useState } from 'react';
import { LEVEL_KEYS, LEVELS, levelOf } from '../../shared/address/report-address.ts';
import { ReportState } from '../../shared/report/report-state.tsx';
import { DensityReportView } from './density-report.tsx';
import { useJobDensity } from './job-density.query.ts';
import { LEVEL_WORDS } from './level-words.ts';
import classes from './public-density.module.css';

interface PublicDensityProps {
  /** Id of the employer whose jobs are counted. */
  enterprise: string;
  keyword: string;
}

/** Where the jobs of an employer are, for everybody. */
export function PublicDensity({ enterprise, keyword }: PublicDensityProps) {
  const { formatMessage } = useIntl();
  const [level, setLevel] = useState(levelOf(null));
  const query = useJobDensity({ level: LEVELS[level], skills: [], keyword: keyword || null, enterprise });
  const none = (
    <EmptyState
      illustration="noResults"
      title={formatMessage({ id: 'analytics.density.emptyTitle' })}
      description={formatMessage({ id: 'analytics.density.emptyOfEmployer' })}
    />
  );
  return (
    <ReportState query={query}>
      {({ jobDensity }) =>
        jobDensity.total > 0 ? (
          <div className={classes['density']}>
            <NativeSelect
              size="md"
              className={classes['level'] ?? ''}
              label={formatMessage({ id: 'analytics.density.by' })}
              value={level}
              onChange={({ target }) => setLevel(levelOf(target.value))}
              data={LEVEL_KEYS.map((value) => ({ value, label: formatMessage(LEVEL_WORDS[value]) }))}
            />
            {jobDensity.locations.length > 0 ? (
              <DensityReportView report={jobDensity} filter={{ skills: [], keyword, enterprise }} />
            ) : (
              none
            )}
          </div>
        ) : (
          none
        )
      }
    </ReportState>
  );
}
