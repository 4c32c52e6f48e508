import { Button, FormattedMessage, VisuallyHidden } from '@hirehq/shared-ui';
import classes from './reading-controls.module.css';
import type { ReadingDraft } from './use-reading-draft.ts';

/** Not `disabled`, which would take the focus from who has just pressed it. */
const NOTHING_TO_UNDO = { 'aria-disabled': true, 'data-disabled': true };

/** Save, undo and reset, and what has become of them. Buttons stay where they are, so that the focus does too. */
export function SaveBar({ draft }: { draft: ReadingDraft }) {
  const { settings, isChanged, busy, hasFailed, news, save, retry, undo, reset } = draft;
  return (
    <div className={classes['bar']}>
      <p className={classes['state']}>
        <FormattedMessage id={isChanged ? 'reading.state.changed' : 'reading.state.saved'} />
      </p>
      <div role="alert">
        {hasFailed && (
          <div className={classes['failure']}>
            <p>
              <FormattedMessage id="reading.failed" />
            </p>
            <Button variant="default" size="sm" loading={busy} onClick={retry}>
              <FormattedMessage id="reading.failed.retry" />
            </Button>
          </div>
        )}
      </div>
      <div className={classes['buttons']}>
        <Button size="md" loading={busy} onClick={save}>
          <FormattedMessage id="reading.save" />
        </Button>
        <Button variant="default" size="md" {...(!isChanged && NOTHING_TO_UNDO)} onClick={undo}>
          <FormattedMessage id="reading.undo" />
        </Button>
        {settings.focus && (
          <Button variant="subtle" size="md" onClick={reset}>
            <FormattedMessage id="reading.reset" />
          </Button>
        )}
      </div>
      <VisuallyHidden role="status">{news !== undefined && <FormattedMessage id={news} />}</VisuallyHidden>
    </div>
  );
}
