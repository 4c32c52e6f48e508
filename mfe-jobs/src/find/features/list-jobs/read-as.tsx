import { FormattedMessage } from '@hirehq/shared-ui';
import classes from './read-as.module.css';

interface ReadAsProps {
  /** The words that were searched for instead of the typed ones, '' if there are none; null if those were. */
  words: string | null | undefined;
  typed: string;
  /** Searches for the typed words as they are: a keyword in quotation marks. */
  onInsist: (keyword: string) => void;
}

const QUOTATION_MARKS = /["“”„«»]/g;

/** Says that other words were searched for than the typed ones, with a way to search for those, or that there are none to search for. */
export function ReadAs({ words, typed, onInsist }: ReadAsProps) {
  const plain = typed.replaceAll(QUOTATION_MARKS, ' ').replaceAll(/\s+/g, ' ').trim();
  const asTyped = `"${plain}"`;
  // Words in quotation marks are read as they are: this is about the search before, whose results are still shown.
  const isShown = Boolean(words) && typed !== asTyped;
  const hasNoWords = words === '' && typed.trim() !== '';
  return (
    <div className={isShown || hasNoWords ? classes['readAs'] : classes['none']}>
      {/* Rendered without its text too: a screen reader announces what appears in it. */}
      <p aria-live="polite" className={classes['notice']}>
        {isShown && <FormattedMessage id="list.readAs" values={{ words, typed }} />}
        {hasNoWords && <FormattedMessage id="list.noWords" values={{ typed }} />}
      </p>
      {isShown && plain && (
        <button type="button" className={classes['insist']} onClick={() => onInsist(asTyped)}>
          <FormattedMessage id="list.insist" values={{ words: <bdi>{plain}</bdi> }} />
        </button>
      )}
    </div>
  );
}
