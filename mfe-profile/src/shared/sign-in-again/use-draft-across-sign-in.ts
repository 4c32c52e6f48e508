import { useViewer, type Outcome } from '@hirehq/shared-ui';
import { useStoredDraft } from '@hirehq/shared-ui/forms';
import { useEffect, useState } from 'react';
import { isRecord } from '@hirehq/shared-contracts/is-record';

type Texts = Readonly<Record<string, string>>;

interface StoredForm {
  /** In milliseconds since 1970. */
  at: number;
  values: Texts;
}

/** Somebody who has not signed in again within this time, in milliseconds, has given up. */
const KEPT_FOR_MS = 30 * 60_000;

const isStoredForm = (value: unknown): value is StoredForm =>
  isRecord(value) &&
  typeof value['at'] === 'number' &&
  isRecord(value['values']) &&
  Object.values(value['values']).every((text) => typeof text === 'string');

const isYoung = ({ at }: StoredForm): boolean => {
  const age = Date.now() - at;
  return age >= 0 && age <= KEPT_FOR_MS;
};

export interface DraftAcrossSignIn<Values> {
  /** The values that were being sent, or the start values. */
  values: Values;
  /** True on the page after it was left for a new sign-in, until the values are sent. Nothing is sent by itself: the candidate presses once more. */
  isBack: boolean;
  keep: (values: Values) => void;
  /** Stores the values if this outcome of sending them leads to a new sign-in; returns the outcome. */
  through: <Of extends Outcome<unknown, unknown>>(outcome: Of, values: Values) => Of;
}

/** What a candidate was doing when a change required a new sign-in, for the page to which it returns. */
export function useDraftAcrossSignIn<Values extends Texts>(form: string, start: Values): DraftAcrossSignIn<Values> {
  const {
    values: found,
    keep: store,
    forget,
  } = useStoredDraft<StoredForm>({
    key: `signInAgain.${form}`,
    owner: useViewer() ?? '',
    start: { at: Number.NaN, values: start },
    isDraft: isStoredForm,
  });
  const [isBack, setBack] = useState(() => isYoung(found));
  useEffect(() => forget(), [forget]);
  const keep = (values: Values) => store({ at: Date.now(), values });
  return {
    values: isBack ? { ...start, ...found.values } : start,
    isBack,
    keep,
    through(outcome, values) {
      if (outcome.ok) setBack(false);
      else if (outcome.failure.code === 'SIGN_IN_AGAIN') keep(values);
      return outcome;
    },
  };
}
