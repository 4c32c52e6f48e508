import { VIDEO_SECONDS, type VideoRefusal } from '@hirehq/shared-contracts/codes';
import { routes } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, Icon, PageLink, defineMessages, useIntl } from '@hirehq/shared-ui';
import { PitchPlayer } from '../../shared/pitch-player.tsx';
import { useProfile, type ProfileParts } from '../../shared/profile.query.ts';
import { ProfileSection } from '../../shared/sections/profile-section.tsx';
import { SectionState } from '../../shared/sections/section-state.tsx';
import sections from '../../shared/sections/sections.module.css';
import classes from './pitch-section.module.css';

const REFUSALS = defineMessages({
  TYPE: { id: 'pitch.refused.TYPE' },
  CODEC: { id: 'pitch.refused.CODEC' },
  TOO_LONG: { id: 'pitch.refused.TOO_LONG' },
  BROKEN: { id: 'pitch.refused.BROKEN' },
  VIRUS: { id: 'pitch.refused.VIRUS' },
} satisfies Record<VideoRefusal, { id: string }>);

/** The current video pitch, and the two ways to a new one: this device, or a phone by QR code. */
export function PitchSection() {
  const { formatMessage } = useIntl();
  const query = useProfile();
  return (
    <ProfileSection anchor="video" title={formatMessage({ id: 'pitch.title' })} section="VIDEO">
      <SectionState query={query}>
        {({ profile: { video } }) => (
          <>
            <Pitch video={video} />
            <p className={classes['links']}>
              <PageLink to={routes.uploadVideo()} className={classes['link']}>
                <FormattedMessage id={video ? 'pitch.replace' : 'pitch.add'} />
              </PageLink>
              <PageLink to={routes.qr()} className={classes['link']}>
                <FormattedMessage id="pitch.phone" />
              </PageLink>
            </p>
          </>
        )}
      </SectionState>
    </ProfileSection>
  );
}

function Pitch({ video }: { video: ProfileParts['video'] }) {
  const { formatMessage } = useIntl();
  const minutes = VIDEO_SECONDS / 60;
  if (!video)
    return (
      <p className={sections['empty']}>
        <FormattedMessage id="pitch.empty" values={{ minutes }} />
      </p>
    );
  switch (video.state) {
    case 'READY':
      return <PitchPlayer video={video} />;
    case 'CHECKING':
      return (
        <p role="status" className={sections['empty']}>
          <FormattedMessage id="pitch.checking" />
        </p>
      );
    case 'REFUSED':
      return (
        <p role="alert" className={sections['failure']}>
          <Icon name="alert" size={18} />
          {formatMessage({ id: REFUSALS[video.refusal ?? 'BROKEN'].id }, { minutes })}
        </p>
      );
  }
}
