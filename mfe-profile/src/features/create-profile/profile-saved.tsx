import { Button, FormattedMessage, Icon } from '@hirehq/shared-ui';
import { useEffect, useRef } from 'react';
import classes from './create-profile.module.css';

/** The profile is stored, and the next page is loading. */
export function ProfileSaved({ onGoOn }: { onGoOn: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`hq-card ${classes['saved']}`} role="status">
      <span className={classes['sign']}>
        <Icon name="check" size={28} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="hq-section-title">
        <FormattedMessage id="profile.saved" />
      </h2>
      <Button size="md" onClick={onGoOn}>
        <FormattedMessage id="profile.goOn" />
      </Button>
    </section>
  );
}
