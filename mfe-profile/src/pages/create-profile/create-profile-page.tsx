import { BrandMark, Button, FormattedMessage, Icon, useBrand, useGoOn, useIntl, type IconName } from '@hirehq/shared-ui';
import { useLeaveQuestion, type FormProgress } from '@hirehq/shared-ui/forms';
import { useState } from 'react';
import { CreateProfile } from '../../features/create-profile/create-profile.tsx';
import classes from './create-profile-page.module.css';
import { ProfileArt } from './profile-art.tsx';

const REASONS: readonly { icon: IconName; text: string }[] = [
  { icon: 'layers', text: 'profile.reason.match' },
  { icon: 'user', text: 'profile.reason.read' },
  { icon: 'clock', text: 'profile.reason.short' },
];

/** /candidate/create-profile: between registration and the page the candidate originally wanted. */
export function CreateProfilePage() {
  const variant = useBrand();
  const goOn = useGoOn();
  const { formatMessage } = useIntl();
  // 'Skip for now' asks for confirmation once something is typed; leaving in any other way asks while there is no profile
  // (PR-04).
  const [progress, setProgress] = useState<FormProgress>('complete');
  const question = { question: formatMessage({ id: 'profile.leave' }), title: formatMessage({ id: 'profile.leave.title' }) };
  const { mayLeave } = useLeaveQuestion(question, progress);

  async function skip(): Promise<void> {
    if (await mayLeave()) goOn({ skipProfile: true });
  }

  return (
    <div className={classes['page']}>
      <div className={classes['top']}>
        <BrandMark variant={variant} />
        <Button variant="subtle" className={classes['skip'] ?? ''} onClick={() => void skip()}>
          <FormattedMessage id="profile.skip" />
        </Button>
      </div>
      <div className={classes['columns']}>
        <div className={classes['work']}>
          <div>
            <h1 className="hq-page-title">
              <FormattedMessage id="profile.title" />
            </h1>
            <p className="hq-lead">
              <FormattedMessage id="profile.lead" />
            </p>
          </div>
          <CreateProfile onProgress={setProgress} />
        </div>
        <div className={classes['side']}>
          <ProfileArt />
          <ul className={classes['reasons']}>
            {REASONS.map(({ icon, text }) => (
              <li key={text}>
                <Icon name={icon} />
                <FormattedMessage id={text} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
