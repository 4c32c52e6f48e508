import { ActionIcon, Hint, Icon, Skeleton, useIntl } from '@hirehq/shared-ui';
import classes from './feedback-dialog.module.css';

/** The feedback icon in the header. In a narrow header the account menu has it. */
export function FeedbackButton({ onOpen }: { onOpen: (from: HTMLElement) => void }) {
  const label = useIntl().formatMessage({ id: 'feedback.title' });
  return (
    <span className={classes['opener']}>
      <Hint label={label}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={label}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => onOpen(currentTarget)}
        >
          <Icon name="feedback" />
        </ActionIcon>
      </Hint>
    </span>
  );
}

/** A placeholder while the session is unknown. */
export function FeedbackButtonSkeleton() {
  return <Skeleton circle height={40} className={classes['outline'] ?? ''} />;
}
