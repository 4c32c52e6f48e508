import { useIntl, useToast, type WordedFailure } from '@hirehq/shared-ui';
import { useForm, type FieldWords, type Form, type InputSchema, type Problem } from '@hirehq/shared-ui/forms';
import type { Editor } from './use-editor.ts';

interface SectionFormOptions<Values extends object, Input> {
  editor: Editor<Values>;
  initialValues: Values;
  schema: InputSchema<Input>;
  read?: (values: Values) => unknown;
  shownAt?: (problem: Problem, values: Values) => Problem;
  words?: FieldWords;
  save: (input: Input, values: Values) => Promise<{ ok: true } | { ok: false; failure: WordedFailure }>;
}

/** The form of one section, saved by itself: a failure keeps it open with what was typed, success closes it. */
export function useSectionForm<Values extends object, Input>({
  editor,
  save,
  ...options
}: SectionFormOptions<Values, Input>): Form<Values> {
  const { formatMessage } = useIntl();
  const toast = useToast();
  return useForm<Values, Input>({
    ...options,
    onChange: editor.keep,
    onSend: async (input, values) => {
      const outcome = await save(input, values);
      if (outcome.ok) {
        editor.close();
        toast({ kind: 'success', message: formatMessage({ id: 'edit.saved' }) });
      }
      return outcome;
    },
  });
}
