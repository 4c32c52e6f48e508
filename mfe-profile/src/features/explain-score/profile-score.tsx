import type { ScorePartKind } from '@hirehq/shared-contracts/codes';
import { FormattedMessage, Icon, PageSection, defineMessages, useIntl } from '@hirehq/shared-ui';
import { useProfile } from '../../shared/profile.query.ts';
import { ANCHOR_OF_PART } from '../../shared/sections/section-anchors.ts';
import { SectionState } from '../../shared/sections/section-state.tsx';
import classes from './profile-score.module.css';

const PARTS = defineMessages({
  PHOTO: { id: 'score.PHOTO' },
  VIDEO: { id: 'score.VIDEO' },
  TITLE: { id: 'score.TITLE' },
  LOCATION: { id: 'score.LOCATION' },
  SKILLS: { id: 'score.SKILLS' },
  WORK_HISTORY: { id: 'score.WORK_HISTORY' },
  EDUCATIONS: { id: 'score.EDUCATIONS' },
  LICENCES: { id: 'score.LICENCES' },
  LANGUAGES: { id: 'score.LANGUAGES' },
  RESUME: { id: 'score.RESUME' },
} satisfies Record<ScorePartKind, { id: string }>);

/** The profile score, what it consists of, and what would raise it, the most points first (PR-06). */
export function ProfileScore() {
  const { formatMessage } = useIntl();
  const query = useProfile();
  return (
    <PageSection title={formatMessage({ id: 'score.title' })}>
      <SectionState query={query}>
        {({ profile: { score } }) => {
          const missing = score.parts
            .filter(({ points, most }) => points < most)
            .toSorted((one, other) => other.most - other.points - (one.most - one.points));
          const complete = score.parts.filter(({ points, most }) => points >= most);
          return (
            <>
              <p className={classes['total']}>
                <strong>
                  <FormattedMessage id="score.points" values={{ points: score.points }} />
                </strong>
                <meter
                  className={classes['meter']}
                  min={0}
                  max={100}
                  value={score.points}
                  aria-label={formatMessage({ id: 'score.title' })}
                />
              </p>
              <p className={classes['text']}>
                <FormattedMessage id={missing.length === 0 ? 'score.complete' : 'score.text'} />
              </p>
              {missing.length > 0 && (
                <ul className={classes['parts']} aria-label={formatMessage({ id: 'score.raises' })}>
                  {missing.map(({ kind, points, most }) => (
                    <li key={kind}>
                      <a href={`#${ANCHOR_OF_PART[kind]}`}>{formatMessage(PARTS[kind])}</a>
                      <span className={classes['more']}>
                        <FormattedMessage id="score.more" values={{ points: most - points }} />
                      </span>
                    </li>
                  ))}
                </ul>
              )}
              {complete.length > 0 && (
                <details className={classes['complete']}>
                  <summary>
                    <FormattedMessage id="score.done" values={{ count: complete.length }} />
                  </summary>
                  <ul className={classes['parts']}>
                    {complete.map(({ kind, most }) => (
                      <li key={kind}>
                        <a href={`#${ANCHOR_OF_PART[kind]}`}>
                          <Icon name="check" size={16} /> {formatMessage(PARTS[kind])}
                        </a>
                        <span className={classes['more']}>
                          <FormattedMessage id="score.of" values={{ points: most, most }} />
                        </span>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </>
          );
        }}
      </SectionState>
    </PageSection>
  );
}
