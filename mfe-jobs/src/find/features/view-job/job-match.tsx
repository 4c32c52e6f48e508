import { assertNever } from '@hirehq/shared-contracts/assert-never';
import { routes } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, Icon, PageLink, PageSection, useCanOpen, useIntl, useViewer } from '@hirehq/shared-ui';
import { useState } from 'react';
import { useCodeLabel } from '../../../shared/code-labels.ts';
import { usePlaceText } from '@hirehq/shared-ui/bundled';
import classes from './job-match.module.css';
import type { Job } from './job-summary.tsx';

type Reason = NonNullable<Job['match']>['reasons'][number];

/** Minimum score to show; a lower one would only discourage the candidate. */
const FLOOR = 40;
/** So many reasons of a job that does not match are shown at first. */
const MISFIT_REASONS = 3;
/** The value of the location reason if the job can be done remotely. */
const REMOTE = 'R';

function ReasonText({ reason: { kind, met, missing } }: { reason: Reason }) {
  const codeLabel = useCodeLabel();
  const placeText = usePlaceText();
  const [first = missing[0] ?? ''] = met;
  const name = <bdi>{first}</bdi>;
  const fits = met.length > 0;
  switch (kind) {
    case 'SKILLS':
      return <FormattedMessage id="fit.skills" values={{ met: met.length, count: met.length + missing.length }} />;
    case 'TITLE':
      return fits ? <FormattedMessage id="fit.title" values={{ title: name }} /> : <FormattedMessage id="fit.titleOther" />;
    case 'EXPERIENCE': {
      const level = codeLabel('experienceLevel', first) ?? first;
      return fits ? (
        <FormattedMessage id="fit.experience" values={{ level }} />
      ) : (
        <FormattedMessage id="fit.experienceOther" values={{ level }} />
      );
    }
    case 'PLACE':
      if (first === REMOTE) return <FormattedMessage id="fit.remote" />;
      return <FormattedMessage id={fits ? 'fit.place' : 'fit.placeOther'} values={{ place: <bdi>{placeText(first)}</bdi> }} />;
    default:
      return assertNever(kind, name);
  }
}

/** Why a job matches or not; of one that does not, the first reasons, and the others on demand. */
function Reasons({ match: { score, reasons } }: { match: NonNullable<Job['match']> }) {
  const [showsAll, setShowsAll] = useState(score >= FLOOR);
  const shown = showsAll ? reasons : reasons.slice(0, MISFIT_REASONS);
  const more = reasons.length - shown.length;
  return (
    <>
      <ul className={classes['reasons']}>
        {shown.map((reason) => (
          <li key={reason.kind} data-met={reason.met.length > 0}>
            <Icon name={reason.met.length > 0 ? 'check' : 'close'} size={18} />
            <span>
              <ReasonText reason={reason} />
            </span>
            {score >= FLOOR && (
              <span className={`hq-tabular ${classes['points']}`}>
                <FormattedMessage id="fit.points" values={{ points: reason.points, of: reason.of }} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className={classes['more']} onClick={() => setShowsAll(true)}>
          <FormattedMessage id="card.moreSkills" values={{ count: more }} />
        </button>
      )}
    </>
  );
}

/** How a job matches the candidate, with the reasons and a link to the profile. Renders nothing for a visitor. */
export function JobMatch({ job }: { job: Job }) {
  const { formatMessage } = useIntl();
  const isCandidate = useViewer() !== undefined;
  const canOpen = useCanOpen();
  const { match } = job;
  const profile = match ? routes.editProfile() : routes.createProfile();
  if (!isCandidate || (!match && (job.skills.length === 0 || job.skills.some(({ met }) => met)))) return null;
  return (
    <PageSection title={formatMessage({ id: 'fit.heading' })}>
      {match ? (
        <>
          <p className={classes['lead']}>
            {match.score >= FLOOR ? (
              <strong>
                <FormattedMessage id="card.match" values={{ score: match.score / 100 }} />
              </strong>
            ) : (
              <FormattedMessage id="fit.low" />
            )}
          </p>
          <Reasons match={match} />
        </>
      ) : (
        <p className={classes['lead']}>
          <FormattedMessage id="fit.noSkills" />
        </p>
      )}
      {canOpen(profile) && (
        <p className={classes['profile']}>
          <PageLink to={profile}>
            {match ? <FormattedMessage id="fit.profile" /> : <FormattedMessage id="fit.addSkills" />}
          </PageLink>
        </p>
      )}
    </PageSection>
  );
}
