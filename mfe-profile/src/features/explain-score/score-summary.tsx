import { routes } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, PageLink, PageSection, useIntl } from '@hirehq/shared-ui';
import { PartState } from '@hirehq/shared-ui/bundled';
import { useProfile } from '../../shared/profile.query.ts';
import { ANCHOR_OF_PART, sectionAddress } from '../../shared/sections/section-anchors.ts';
import classes from './profile-score.module.css';
import { PART_WORDS, missingParts } from './score-parts.ts';
import { ScoreTotal } from './score-total.tsx';

/** The profile score with the step that raises it most (PR-06), for other pages. */
export function ScoreSummary() {
  const { formatMessage } = useIntl();
  const query = useProfile();
  return (
    <PageSection
      title={formatMessage({ id: 'score.title' })}
      aside={
        <PageLink to={routes.editProfile()}>
          <FormattedMessage id="edit.title" />
        </PageLink>
      }
    >
      <PartState query={query}>
        {({ profile: { score } }) => {
          const [best] = missingParts(score.parts);
          return (
            <>
              <ScoreTotal points={score.points} />
              <p className={classes['text']}>
                <FormattedMessage id={best ? 'score.next' : 'score.complete'} />
              </p>
              {best && (
                <p className={classes['best']}>
                  <PageLink to={sectionAddress(ANCHOR_OF_PART[best.kind])}>{formatMessage(PART_WORDS[best.kind])}</PageLink>
                  <span className={classes['more']}>
                    <FormattedMessage id="score.more" values={{ points: best.nextPoints }} />
                  </span>
                </p>
              )}
            </>
          );
        }}
      </PartState>
    </PageSection>
  );
}
