import { ActionIcon, Skeleton, Tooltip, useIntl } from '@hirehq/shared-ui';
import classes from './feedback-dialog.module.css';

/** The icon in the header. Where the header is narrow the account's menu offers the same. */
export function FeedbackButton({ onOpen }: { onOpen: (from: HTMLElement) => void }) {
  const label = useIntl().formatMessage({ id: 'feedback.title' });
  return (
    <Tooltip label={label}>
      <ActionIcon
        className={classes['opener'] ?? ''}
        variant="subtle"
        color="gray"
        size={44}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => onOpen(currentTarget)}
      >
        <svg
          className="hq-icon"
          width={20}
          height={20}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.75}
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
          focusable="false"
        >
          <path d="M4 5h16v11.5h-8.5L7 20v-3.5H4V5Zm8 3v4m0 2v.01" />
        </svg>
      </ActionIcon>
    </Tooltip>
  );
}

/** Its place, while it is not known who is here. */
export function FeedbackButtonSkeleton() {
  return <Skeleton circle height={40} className={classes['outline'] ?? ''} />;
}
