import { badgeText } from '@hirehq/shared-ui/bundled';
import './unread-badge.css';

/** The number of unread messages; decorative, because the text next to it says the number too. */
export function UnreadBadge({ count }: { count: number }) {
  const text = badgeText(count);
  return (
    text && (
      <span className="ms-badge" aria-hidden="true">
        {text}
      </span>
    )
  );
}
