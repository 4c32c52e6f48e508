import { useIntl, useToast, type WordedFailure } from '@hirehq/shared-ui';
import {
  fieldParts,
  useVersionedForm,
  type FieldWords,
  type InputSchema,
  type Parts,
  type Problem,
  type Stored,
  type VersionedForm,
  type VersionedFormOptions,
} from '@hirehq/shared-ui/forms';
import { useState } from 'react';
import type { Editor } from './use-editor.ts';

interface SectionFormOptions<Values extends object, Input> {
  editor: Editor<Values>;
  initialValues: Values;
  /** What is stored of the record, as the page shows it; null if it was removed, undefined for a new one. */
  stored: Stored<Values> | null | undefined;
  /** How the values divide; by default each field is a part. */
  parts?: Parts<Values>;
  /** The record in a failure with the code STALE. */
  storedIn: (failure: WordedFailure) => Stored<Values> | undefined;
  /** False for what exists once, such as the person. */
  isOneOfMany?: boolean;
  schema: InputSchema<Input>;
  read?: (values: Values) => unknown;
  shownAt?: (problem: Problem, values: Values) => Problem;
  words?: FieldWords;
  save: VersionedFormOptions<Values, Input>['save'];
}

/** The form of one section, saved by itself: a failure keeps it open with what was typed, success closes it. */
export function useSectionForm<Values extends object, Input>({
  editor,
  stored,
  parts,
  isOneOfMany = true,
  ...options
}: SectionFormOptions<Values, Input>): VersionedForm<Values> {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const [eachField] = useState(() => fieldParts<Values>());
  return useVersionedForm<Values, Input>({
    ...options,
    parts: parts ?? eachField,
    // What an earlier release kept of the form does not say which version it began with.
    base: editor.base ?? (isOneOfMany && editor.isNew ? undefined : (stored ?? undefined)),
    stored,
    onChange: editor.keep,
    onBase: editor.rebase,
    ...(isOneOfMany && { onNew: editor.makeNew }),
    onSaved: () => {
      editor.close();
      toast({ kind: 'success', message: formatMessage({ id: 'edit.saved' }) });
    },
  });
}
