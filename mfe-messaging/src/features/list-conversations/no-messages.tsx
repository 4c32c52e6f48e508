import { Drawing } from '@hirehq/shared-ui';

/** Two speech bubbles, one empty: no messages. */
export const NO_MESSAGES = (
  <Drawing>
    <path
      className="hq-art-soft"
      d="M30 44a14 14 0 0 1 14-14h72a14 14 0 0 1 14 14v34a14 14 0 0 1-14 14H66l-20 18V92h-2a14 14 0 0 1-14-14Z"
    />
    <path
      className="hq-art-card"
      d="M82 62a12 12 0 0 1 12-12h64a12 12 0 0 1 12 12v30a12 12 0 0 1-12 12h-4v16l-18-16H94a12 12 0 0 1-12-12Z"
    />
    <path className="hq-art-line" d="M98 70h44M98 84h28" />
    <path className="hq-art-accent" d="m50 50 6 6m0-6-6 6" />
  </Drawing>
);
