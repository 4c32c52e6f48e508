import { FormattedMessage, Icon, PageSection, useIntl } from '@hirehq/shared-ui';
import type { Job } from './job-summary.tsx';
import classes from './job-skills.module.css';

/** The skills of a job, compared with the candidate's if they are known. */
export function JobSkills({ skills }: Pick<Job, 'skills'>) {
  const { formatMessage } = useIntl();
  if (skills.length === 0) return null;
  const known = skills.some(({ met }) => met !== null);
  const met = skills.filter((skill) => skill.met === true).length;
  const metFirst = skills.toSorted((one, other) => Number(other.met === true) - Number(one.met === true));
  return (
    <PageSection title={formatMessage({ id: 'detail.skills' })}>
      {known && met > 0 && (
        <p className={classes['score']}>
          <FormattedMessage id="detail.skillsMet" values={{ met, count: skills.length }} />
        </p>
      )}
      <ul className={classes['skills']}>
        {metFirst.map((skill) => (
          <li key={skill.id} data-met={skill.met ?? 'unknown'}>
            {skill.met !== null && <Icon name={skill.met ? 'check' : 'close'} size={16} />}
            {skill.name}
            {skill.met !== null && (
              <span className="hq-visually-hidden">
                {formatMessage({ id: skill.met ? 'detail.skillMet' : 'detail.skillMissing' })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
