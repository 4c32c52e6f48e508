import { Button, FormattedMessage, defineMessages, useIntl } from '@hirehq/shared-ui';
import { isStarted } from './application-draft.ts';
import classes from './apply-to-job.module.css';
import type { DraftAutosave, AutosaveState } from './draft-autosave.ts';

interface DraftNoteProps {
  signedIn: boolean;
  state: AutosaveState;
  autosave: DraftAutosave;
  onDiscard: () => void;
}

const PLACES = defineMessages({
  account: { id: 'apply.keptAccount' },
  waiting: { id: 'apply.keptWaiting' },
  device: { id: 'apply.kept' },
  nowhere: { id: 'apply.notKept' },
});

function placeOf({ storedHere, isWaiting }: AutosaveState, signedIn: boolean): keyof typeof PLACES {
  if (signedIn && !isWaiting) return 'account';
  if (!storedHere) return 'nowhere';
  return signedIn ? 'waiting' : 'device';
}

/** Says where typed text is saved, with a button to clear it. */
export function DraftNote({ signedIn, state, autosave, onDiscard }: DraftNoteProps) {
  const { formatMessage } = useIntl();
  const { others } = state.draft;
  return (
    <div className={classes['note']}>
      <p role="status">{formatMessage(PLACES[placeOf(state, signedIn)])}</p>
      {others.length > 0 && (
        <p>
          <FormattedMessage id="apply.conflictOther" />{' '}
          {others.map((other) => (
            <Button key={other.at} variant="subtle" size="compact-sm" onClick={() => autosave.swap(other)}>
              {others.length === 1 ? (
                <FormattedMessage id="apply.conflictSwap" />
              ) : (
                <FormattedMessage id="apply.conflictSwapOf" values={{ at: new Date(other.at) }} />
              )}
            </Button>
          ))}
        </p>
      )}
      {isStarted(state.draft) && (
        <Button variant="subtle" color="gray" size="compact-sm" className={classes['discard'] ?? ''} onClick={onDiscard}>
          <FormattedMessage id="apply.discard" />
        </Button>
      )}
    </div>
  );
}
