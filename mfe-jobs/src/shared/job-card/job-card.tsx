import type { JobCardFragment } from '@hirehq/shared-contracts/graphql';
import type { SearchedPay } from '@hirehq/shared-contracts/routes';
import { CompanyMonogram, FormattedMessage, Heading, Icon, PageLink, Tag, useIntl } from '@hirehq/shared-ui';
import type { ReactNode } from 'react';
import { CompanyLink } from '../company-link.tsx';
import { useCodeLabel } from '../code-labels.ts';
import { JobPay } from './job-pay.tsx';
import { MatchTag } from './match-tag.tsx';
import { JobPosted } from './posted-time.tsx';
import classes from './job-card.module.css';
import { useBesideState } from '../list-around.ts';
import { useBrandFacts } from '../use-brand-facts.ts';
import { useJobLinks } from '../use-job-links.ts';
import { usePlaceText } from '@hirehq/shared-ui/bundled';

const SKILLS_SHOWN = 2;

interface JobCardProps {
  job: JobCardFragment;
  /** At the top right, e.g. the button to save the job. */
  action?: ReactNode;
  /** Instead of the time of posting, e.g. the status of an application. */
  footer?: ReactNode;
  /** Target of the title; the job page by default. */
  to?: string;
  headingOrder?: 2 | 3;
  /** On a page that already says whose job it is. */
  withoutCompany?: boolean;
  /** Shown beside the list. */
  isChosen?: boolean;
}

function Skills({ skills }: Pick<JobCardFragment, 'skills'>) {
  if (skills.length === 0) return null;
  const rest = skills.length - SKILLS_SHOWN;
  return (
    <ul className={classes['skills']}>
      {metFirst(skills)
        .slice(0, SKILLS_SHOWN)
        .map(({ id, name, met }) => (
          <li key={id} data-met={met === true}>
            {met && <Icon name="check" size={14} />}
            {name}
            {met && (
              <span className="hq-visually-hidden">
                {', '}
                <FormattedMessage id="detail.skillMet" />
              </span>
            )}
          </li>
        ))}
      {rest > 0 && (
        <li>
          <FormattedMessage id="card.moreSkills" values={{ count: rest }} />
        </li>
      )}
    </ul>
  );
}

/** The candidate's own skills first, with the names in the profile. */
const metFirst = (skills: JobCardFragment['skills']) =>
  skills.toSorted((one, other) => Number(other.met ?? false) - Number(one.met ?? false));

/** In what a search compared pay, so that the job page shows it too; undefined if that is what the employer stated. */
const comparedIn = (pay: JobCardFragment['pay']): SearchedPay | undefined =>
  pay?.compared?.isConverted ? { payCurrency: pay.compared.currency, payUnit: pay.compared.unit } : undefined;

/** A job in a list (JB-11). The whole card opens the job; its title is the link. */
export function JobCard({ job, action, footer, to, headingOrder = 2, withoutCompany = false, isChosen = false }: JobCardProps) {
  const { formatMessage } = useIntl();
  const codeLabel = useCodeLabel();
  const placeText = usePlaceText();
  const links = useJobLinks();
  const beside = useBesideState();
  const brand = useBrandFacts(job);
  const applied = job.application?.withdrawnAt === null;
  const closed = job.closedAt !== null;
  const incomplete = formatMessage({ id: 'card.dataIncomplete' });
  const place = job.place ? placeText(job.place) : job.workMode === 'R' ? undefined : incomplete;
  const facts = { workMode: codeLabel('workMode', job.workMode), type: codeLabel('employmentType', job.employmentType) };

  return (
    <article className={classes['card']} data-chosen={isChosen || undefined}>
      <div className={classes['head']}>
        {!withoutCompany && <CompanyMonogram name={job.enterprise.establishmentName || '?'} logoUrl={job.enterprise.logoUrl} />}
        <div className={classes['heading']}>
          <Heading order={headingOrder} className={classes['title']}>
            <PageLink
              to={to ?? links.job(job.id, comparedIn(job.pay))}
              state={beside}
              className={classes['link']}
              aria-current={isChosen || undefined}
              dir="auto"
            >
              {job.title || incomplete}
            </PageLink>
          </Heading>
          <p className={classes['company']}>
            {!withoutCompany && <CompanyLink company={job.enterprise} nameless={incomplete} className={classes['employer']} />}
            {place && (
              <span className={withoutCompany ? undefined : classes['place']}>
                <bdi>{place}</bdi>
              </span>
            )}
          </p>
        </div>
        {action && <div className={classes['action']}>{action}</div>}
      </div>
      <div className={classes['line']}>
        <div className={classes['facts']}>
          {closed && (
            <Tag icon="clock">
              <FormattedMessage id="detail.closed" />
            </Tag>
          )}
          {/* A card with a footer shows the status of its application there. */}
          {applied && footer === undefined && (
            <Tag tone="brand" icon="check">
              <FormattedMessage id="card.applied" />
            </Tag>
          )}
          {job.appliedElsewhereAt !== null && !applied && footer === undefined && (
            <Tag tone="brand" icon="check">
              <FormattedMessage id="card.appliedElsewhere" />
            </Tag>
          )}
          {job.pay && (
            <Tag icon="money">
              <JobPay pay={job.pay} />
            </Tag>
          )}
          {facts.workMode && <Tag icon={job.workMode === 'R' ? 'globe' : 'building'}>{facts.workMode}</Tag>}
          {facts.type && <Tag icon="briefcase">{facts.type}</Tag>}
          {!job.pay && !facts.workMode && !facts.type && <Tag>{incomplete}</Tag>}
          {job.easyApply && !applied && !closed && (
            <Tag tone="accent" icon="bolt">
              <FormattedMessage id="card.easyApply" />
            </Tag>
          )}
          <MatchTag score={job.matchScore} />
          <Skills skills={job.skills} />
        </div>
        {footer === undefined && (
          <span className={classes['posted']}>
            <JobPosted job={job} />
          </span>
        )}
      </div>
      {brand && brand.facts.length > 0 && <p className={classes['brand']}>{brand.facts.map(({ value }) => value).join(' · ')}</p>}
      {footer !== undefined && <div className={classes['foot']}>{footer}</div>}
    </article>
  );
}
