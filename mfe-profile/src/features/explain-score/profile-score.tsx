import { FormattedMessage, Icon, PageSection, useIntl } from '@hirehq/shared-ui';
import { useProfile } from '../../shared/profile.query.ts';
import { ANCHOR_OF_PART } from '../../shared/sections/section-anchors.ts';
import { SectionState } from '../../shared/sections/section-state.tsx';
import classes from './profile-score.module.css';
import { PART_WORDS, missingParts } from './score-parts.ts';
import { ScoreTotal } from './score-total.tsx';

/** The profile score, what it consists of, and what would raise it, the most points first (PR-06). */
export function ProfileScore() {
  const { formatMessage } = useIntl();
  const query = useProfile();
  return (
    <PageSection title={formatMessage({ id: 'score.title' })}>
      <SectionState query={query}>
        {({ profile: { score } }) => {
          const missing = missingParts(score.parts);
          const complete = score.parts.filter(({ points, most }) => points >= most);
          return (
            <>
              <ScoreTotal points={score.points} />
              <p className={classes['text']}>
                <FormattedMessage id={missing.length === 0 ? 'score.complete' : 'score.text'} />
              </p>
              {missing.length > 0 && (
                <ul className={classes['parts']} aria-label={formatMessage({ id: 'score.raises' })}>
                  {missing.map(({ kind, nextPoints }) => (
                    <li key={kind}>
                      <a href={`#${ANCHOR_OF_PART[kind]}`}>{formatMessage(PART_WORDS[kind])}</a>
                      <span className={classes['more']}>
                        <FormattedMessage id="score.more" values={{ points: nextPoints }} />
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
                          <Icon name="check" size={16} /> {formatMessage(PART_WORDS[kind])}
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
