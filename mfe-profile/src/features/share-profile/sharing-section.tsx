import { FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { SectionVisibility } from '../../shared/sections/section-visibility.tsx';
import { useProfile } from '../../shared/profile.query.ts';
import { ProfileSection } from '../../shared/sections/profile-section.tsx';
import { SectionState } from '../../shared/sections/section-state.tsx';
import { HiddenEmployers } from './hidden-employers.tsx';
import { PublicLink } from './public-link.tsx';
import classes from './share-profile.module.css';

/** How the profile is shared: by link, with which employers, and what always belongs to it. */
export function SharingSection() {
  const { formatMessage } = useIntl();
  const query = useProfile();
  return (
    <ProfileSection anchor="sharing" title={formatMessage({ id: 'sharing.title' })}>
      <SectionState query={query}>
        {({ profile: { publicKey, hiddenFrom } }) => (
          <div className={classes['parts']}>
            <p className={classes['text']}>
              <FormattedMessage id="sharing.text" />
            </p>
            <PublicLink publicKey={publicKey} />
            <HiddenEmployers hidden={hiddenFrom} />
            <div className={classes['part']}>
              <h3 className={classes['title']}>
                <FormattedMessage id="sharing.checklists" />
              </h3>
              <SectionVisibility section="CHECKLISTS" title={formatMessage({ id: 'sharing.checklists' })} />
            </div>
          </div>
        )}
      </SectionState>
    </ProfileSection>
  );
}
