import { routes } from '@hirehq/shared-contracts/routes';
import { Button, CompanyMonogram, Drawing, FormattedMessage, Icon, PageLink, Skeleton, useIntl } from '@hirehq/shared-ui';
import { useId, useState } from 'react';
import { MatchTag } from '../../../shared/job-card/match-tag.tsx';
import { SaveButton } from '../../../shared/save-job/save-button.tsx';
import { useBesideState } from '../../../shared/list-around.ts';
import { useJobLinks } from '../../../shared/use-job-links.ts';
import { usePlaceText } from '@hirehq/shared-ui/bundled';
import { useToggleSaved, type ToggleSaved } from '../../../shared/save-job/use-toggle-saved.ts';
import { useMatchReasons } from './match-reasons.ts';
import { PayAndMode } from './pay-and-mode.tsx';
import classes from './recommended-jobs.module.css';
import { useNoneText } from './use-none-text.ts';
import { useRecommendedJobs, type RecommendedJob } from './recommended-jobs.query.ts';

const FIRST = 8;
const MORE = 24;
const SKELETONS = [0, 1, 2, 3];

/** A stack of cards, the first one marked. */
const SCENE = (
  <>
    <rect className="hq-art-soft" x="46" y="20" width="108" height="52" rx="12" />
    <rect className="hq-art-card" x="32" y="36" width="136" height="72" rx="12" />
    <path className="hq-art-line" d="M50 56h52M50 72h88M50 88h40" />
    <circle className="hq-art-lens" cx="150" cy="98" r="22" />
    <path className="hq-art-accent" d="m141 98 7 7 12-13" />
  </>
);

function RecommendedCard({ job, onToggleSaved }: { job: RecommendedJob; onToggleSaved: ToggleSaved | undefined }) {
  const { formatMessage } = useIntl();
  const links = useJobLinks();
  const beside = useBesideState();
  const reasonsOf = useMatchReasons();
  const placeText = usePlaceText();
  const reasons = reasonsOf(job.match);
  const incomplete = formatMessage({ id: 'card.dataIncomplete' });
  return (
    <li className={classes['card']}>
      <div className={classes['head']}>
        <CompanyMonogram size="sm" name={job.enterprise.establishmentName || '?'} logoUrl={job.enterprise.logoUrl} />
        <MatchTag score={job.matchScore} />
        <span className={classes['save']}>
          <SaveButton job={job} onToggle={onToggleSaved} />
        </span>
      </div>
      <h3 className={classes['title']}>
        <PageLink to={links.job(job.id)} state={beside} className={classes['link']}>
          {job.title || incomplete}
        </PageLink>
      </h3>
      <p className={classes['company']}>
        <bdi>{job.enterprise.establishmentName || incomplete}</bdi>
        {job.place && (
          <>
            {' · '}
            <bdi>{placeText(job.place)}</bdi>
          </>
        )}
      </p>
      <PayAndMode job={job} className={classes['facts']} />
      {reasons && (
        <p className={classes['reasons']}>
          <Icon name="check" size={15} />
          <span>{reasons}</span>
        </p>
      )}
    </li>
  );
}

/**
 * The jobs that match the candidate best, with the reasons (JB-23). The height is the same in every state, so that content
 * below does not move.
 */
export function RecommendedJobs() {
  const { formatMessage } = useIntl();
  const id = useId();
  const noneText = useNoneText();
  const [first, setFirst] = useState(FIRST);
  const query = useRecommendedJobs(first);
  const toggleSaved = useToggleSaved();
  const found = query.data?.recommendedJobs;

  const content = () => {
    if (!found && query.status === 'failed')
      return (
        <div className={classes['note']} role="alert">
          <div className={classes['noteText']}>
            <p>
              <FormattedMessage id="recommended.failed" />
            </p>
            <Button variant="default" onClick={query.retry}>
              <FormattedMessage id="common.retry" />
            </Button>
          </div>
        </div>
      );
    if (!found)
      return (
        <ul className={classes['shelf']} aria-busy="true" aria-label={formatMessage({ id: 'list.loading' })}>
          {SKELETONS.map((card) => (
            <li key={card} className={classes['card']}>
              <Skeleton height={36} width={36} radius="md" />
              <Skeleton height={18} width="80%" mt={14} />
              <Skeleton height={14} width="56%" mt={10} />
            </li>
          ))}
        </ul>
      );
    if (found.nodes.length === 0)
      return (
        <div className={classes['note']}>
          <span className={classes['art']}>
            <Drawing>{SCENE}</Drawing>
          </span>
          <div className={classes['noteText']}>
            <h3>
              <FormattedMessage id="recommended.noneTitle" />
            </h3>
            <p>{noneText}</p>
            <Button component={PageLink} to={routes.editProfile()} variant="default">
              <FormattedMessage id="recommended.profile" />
            </Button>
          </div>
        </div>
      );
    return (
      <ul className={classes['shelf']} aria-labelledby={id}>
        {found.nodes.map((job) => (
          <RecommendedCard key={job.id} job={job} onToggleSaved={toggleSaved} />
        ))}
        {found.endCursor !== null && first === FIRST && (
          <li className={classes['moreItem']}>
            <Button
              variant="subtle"
              loading={query.isPrevious}
              rightSection={<Icon name="arrowRight" size={18} directional />}
              onClick={() => setFirst(MORE)}
            >
              <FormattedMessage id="recommended.more" />
            </Button>
          </li>
        )}
      </ul>
    );
  };

  return (
    <section className={classes['section']} aria-labelledby={id}>
      <h2 id={id} className={classes['heading']}>
        <FormattedMessage id="recommended.title" />
      </h2>
      {content()}
    </section>
  );
}
