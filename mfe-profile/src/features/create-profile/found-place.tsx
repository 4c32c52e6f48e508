import { FormattedMessage } from '@hirehq/shared-ui';
import type { FoundAt } from './found-values.ts';
import classes from './import-resume.module.css';

const [WIDTH, HEIGHT] = [48, 68];
/** A line of text would be too thin to be seen. */
const THINNEST = 2.5;

/** Where in the file a value was found: in words, and on a small picture of the page. */
export function FoundPlace({ foundAt: { page, box, text } }: { foundAt: FoundAt }) {
  const [left = 0, top = 0, width = 0, height = 0] = box ?? [];
  return (
    <p className={classes['found']}>
      {box && (
        <svg className={classes['page']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
          <rect x="0.5" y="0.5" width={WIDTH - 1} height={HEIGHT - 1} rx="3" />
          <rect
            className={classes['mark']}
            x={left * WIDTH}
            y={top * HEIGHT}
            width={Math.max(THINNEST, width * WIDTH)}
            height={Math.max(THINNEST, height * HEIGHT)}
          />
        </svg>
      )}
      <span>
        {page === null ? (
          <FormattedMessage id="profile.found.inFile" values={{ text: <q>{text}</q> }} />
        ) : (
          <FormattedMessage id="profile.found.onPage" values={{ page, text: <q>{text}</q> }} />
        )}
      </span>
    </p>
  );
}
