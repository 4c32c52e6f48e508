import type { ApplyChannel } from '@hirehq/shared-contracts/graphql/types';
import { routes } from '@hirehq/shared-contracts/routes';
import { Button, FormattedMessage, Icon, PageLink, useViewer } from '@hirehq/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { applicationReference } from '../../../shared/application-reference.ts';
import { SIMILAR_JOBS } from '../../../shared/use-job-links.ts';
import { useJobLinks } from '../../../shared/use-job-links.ts';
import classes from './apply-to-job.module.css';

interface OutcomeProps {
  tone: 'good' | 'notice';
  title: ReactNode;
  children: ReactNode;
  actions: ReactNode;
}

function Outcome({ tone, title, children, actions }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`hq-card ${classes['outcome']}`} data-tone={tone} role={tone === 'notice' ? 'alert' : 'status'}>
      <span className={classes['sign']}>
        <Icon name={tone === 'good' ? 'check' : 'info'} size={28} />
      </span>
      <h2 ref={heading} tabIndex={-1} className={classes['outcomeTitle']}>
        {title}
      </h2>
      {children}
      <div className={classes['actions']}>{actions}</div>
    </section>
  );
}

interface SubmittedProps {
  job: { title: string; company: string; applyChannel: ApplyChannel };
  applicationId: string;
}

/** The application is stored: what happens next. */
export function ApplicationSubmitted({ job, applicationId }: SubmittedProps) {
  const { company } = job;
  const isMailed = job.applyChannel === 'MAIL';
  return (
    <Outcome
      tone="good"
      title={<FormattedMessage id="apply.submittedTitle" />}
      actions={
        <>
          <Button component={PageLink} to={routes.myJobs('APPLIED')} size="md">
            <FormattedMessage id="apply.toMyJobs" />
          </Button>
          <Button component={PageLink} to={routes.findJobs()} size="md" variant="default">
            <FormattedMessage id="apply.findMore" />
          </Button>
        </>
      }
    >
      <p>
        {isMailed ? (
          <FormattedMessage id="apply.submittedMail" values={{ title: job.title, company }} />
        ) : (
          <FormattedMessage id="apply.submittedText" values={{ title: job.title, company }} />
        )}
      </p>
      <p>
        <FormattedMessage
          id="apply.reference"
          values={{ reference: <bdi className="hq-tabular">{applicationReference(applicationId)}</bdi> }}
        />
      </p>
      <h3 className={classes['nextTitle']}>
        <FormattedMessage id="apply.nextTitle" />
      </h3>
      <ol className={classes['next']}>
        <li>
          {isMailed ? (
            <FormattedMessage id="apply.nextMail" values={{ company }} />
          ) : (
            <FormattedMessage id="apply.nextRead" values={{ company }} />
          )}
        </li>
        <li>
          <FormattedMessage id="apply.nextNotify" />
        </li>
        <li>
          <FormattedMessage id="apply.nextTrack" />
        </li>
      </ol>
    </Outcome>
  );
}

/** Shown for a second application to the same job, which is refused. */
export function AlreadyApplied({ jobId }: { jobId: string }) {
  return (
    <Outcome
      tone="notice"
      title={<FormattedMessage id="apply.alreadyTitle" />}
      actions={
        <Button component={PageLink} to={routes.trackedJob({ id: jobId })} size="md">
          <FormattedMessage id="detail.viewApplication" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="apply.alreadyText" />
      </p>
    </Outcome>
  );
}

/** The employer does not receive applications from here; the job page shows where to apply, if that is known. */
export function NotAppliedHere({ job }: { job: { id: string; company: string } }) {
  const links = useJobLinks();
  return (
    <Outcome
      tone="notice"
      title={<FormattedMessage id="apply.notHereTitle" />}
      actions={
        <Button component={PageLink} to={links.job(job.id)} size="md">
          <FormattedMessage id="apply.viewJob" />
        </Button>
      }
    >
      <p>
        <FormattedMessage id="apply.notHereText" values={{ company: job.company }} />
      </p>
    </Outcome>
  );
}

/** The job no longer accepts applications; its page links to similar jobs. */
export function ApplicationsClosed({ jobId }: { jobId: string }) {
  const links = useJobLinks();
  const signedIn = useViewer() !== undefined;
  return (
    <Outcome
      tone="notice"
      title={<FormattedMessage id="apply.closedTitle" />}
      actions={
        <>
          <Button component={PageLink} to={`${links.job(jobId)}#${SIMILAR_JOBS}`} size="md">
            <FormattedMessage id="apply.similar" />
          </Button>
          <Button component={PageLink} to={routes.searchResults(signedIn)} size="md" variant="default">
            <FormattedMessage id="detail.toList" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="apply.closedText" />
      </p>
    </Outcome>
  );
}
