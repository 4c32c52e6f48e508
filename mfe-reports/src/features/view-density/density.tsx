import { DENSITY_KEYWORD_MAX } from '@hirehq/shared-contracts/inputs';
import { routes } from '@hirehq/shared-contracts/routes';
import { Button, EmptyState, FormattedMessage, PageLink, useIntl } from '@hirehq/shared-ui';
import { ANY_SKILL, LEVELS, levelOf, skillsOf } from '../../shared/address/report-address.ts';
import { useReportAddress } from '../../shared/address/use-report-address.ts';
import { ReportFoot } from '../../shared/report/report-foot.tsx';
import { ReportState } from '../../shared/report/report-state.tsx';
import { DensityFilterForm } from './density-filter.tsx';
import { DensityReportView } from './density-report.tsx';
import { useJobDensity } from './job-density.query.ts';

export function Density() {
  const { formatMessage } = useIntl();
  const { params, change } = useReportAddress();
  const skills = skillsOf(params.get('skill'));
  const keyword = params.get('q')?.trim().slice(0, DENSITY_KEYWORD_MAX) ?? '';
  const query = useJobDensity({ level: LEVELS[levelOf(params.get('by'))], skills, keyword: keyword || null });
  return (
    <ReportState query={query}>
      {({ jobDensity }) => {
        const isWithoutSkills = skills === null && jobDensity.mySkills.length === 0;
        return (
          <>
            <DensityFilterForm mySkills={jobDensity.mySkills} />
            {jobDensity.locations.length > 0 ? (
              <>
                <DensityReportView
                  report={jobDensity}
                  filter={{ skills: skills ?? jobDensity.mySkills.map(({ id }) => id), keyword }}
                />
                <ReportFoot updatedAt={jobDensity.updatedAt} />
              </>
            ) : (
              <EmptyState
                illustration="noResults"
                title={formatMessage({ id: isWithoutSkills ? 'analytics.density.noSkills' : 'analytics.density.emptyTitle' })}
                description={formatMessage({
                  id: isWithoutSkills ? 'analytics.density.noSkillsText' : 'analytics.density.emptyText',
                })}
              >
                {skills?.length !== 0 && (
                  <Button variant="default" onClick={() => change({ skill: ANY_SKILL })}>
                    <FormattedMessage id="analytics.density.showAny" />
                  </Button>
                )}
                {isWithoutSkills && (
                  <Button component={PageLink} to={routes.editProfile()}>
                    <FormattedMessage id="analytics.density.addSkills" />
                  </Button>
                )}
              </EmptyState>
            )}
          </>
        );
      }}
    </ReportState>
  );
}
