import type { WordedFailure } from '@hirehq/shared-ui';
import { useForm as useMantineForm } from '@mantine/form';
import { fieldCodesOf } from '@hirehq/shared-contracts/inputs';
import { useRef, useState, type SyntheticEvent } from 'react';
import type { FieldControl } from './field-control.ts';
import { codesAt, useFieldProblems, type FieldProblems, type FieldWords, type Problem } from './use-field-problems.ts';

interface Issue {
  readonly path: readonly PropertyKey[];
  /** A field code. */
  readonly message: string;
}

/** The part of a schema of shared-contracts/inputs that a form needs. */
export interface InputSchema<Input> {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Input; error?: undefined } | { success: false; error: { issues: readonly Issue[] } };
}

/** Without a failure nothing was sent: the form itself says why. */
type Sent = { ok: true } | { ok: false; failure: WordedFailure | undefined } | undefined;

export interface FormOptions<Values extends object, Input> {
  initialValues: Values;
  schema: InputSchema<Input>;
  /** Converts the values for the schema, e.g. a text to a number; by default the values themselves. */
  read?: (values: Values) => unknown;
  /** Where a mistake of the schema or the server is shown, and the values for its text; by default at its own path. */
  shownAt?: (problem: Problem, values: Values) => Problem;
  words?: FieldWords;
  focus?: 'field' | 'summary';
  /** Called with every change, e.g. to save a draft. */
  onChange?: (values: Values) => void;
  /** Sends the values the schema returns. It may return the outcome of a change, whose `fields` are then shown at the fields. */
  onSend: (input: Input, values: Values) => Promise<Sent | void>;
}

export interface Form<Values extends object> extends Omit<FieldProblems, 'check' | 'showProblems' | 'touch' | 'formRef'> {
  values: Values;
  /** The current values, for code that runs after an await. */
  current: () => Values;
  /** Changes some of the values. */
  change: (changes: Partial<Values>) => void;
  field: <Name extends keyof Values & string>(name: Name) => FieldControl<Values[Name]>;
  isDirty: boolean;
  busy: boolean;
  /** Why the last attempt failed, unless the fields show it; undefined from the next attempt on. */
  failure: WordedFailure | undefined;
  reset: () => void;
  /** As if the form were submitted. */
  submit: () => void;
  /** For the `form` element. */
  formProps: { noValidate: true; onSubmit: (event: SyntheticEvent) => void; ref: FieldProblems['formRef'] };
}

/**
 * A form with one schema: its values, their mistakes before and after sending, and whether it is being sent. A failure keeps
 * all values, and pressing twice sends once.
 */
export function useForm<Values extends object, Input>({
  initialValues,
  schema,
  read = (values) => values,
  shownAt = (problem) => problem,
  words,
  focus,
  onChange,
  onSend,
}: FormOptions<Values, Input>): Form<Values> {
  const form = useMantineForm<Values>({ mode: 'controlled', initialValues });
  const values = form.getValues();
  const latest = useRef(values);
  const [failure, setFailure] = useState<WordedFailure>();
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);

  const parsed = schema.safeParse(read(values));
  const problemsOf = (fields: Readonly<Record<string, string>>) => codesAt(fields).map((problem) => shownAt(problem, values));
  const found = parsed.success ? [] : problemsOf(fieldCodesOf(parsed.error.issues));
  const { check, showProblems, touch, ...problems } = useFieldProblems({ found, words, focus });

  function change(changes: Partial<Values>): void {
    latest.current = { ...latest.current, ...changes };
    form.setValues(latest.current);
    // A mistake may belong to a field that consists of others, such as one of a row.
    for (const { field } of problems.problems) if (field in changes || !(field in values)) touch(field);
    onChange?.(latest.current);
  }

  async function send(input: Input): Promise<void> {
    isSending.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const sent = (await onSend(input, values)) ?? { ok: true };
      if (sent.ok || !sent.failure) return;
      const refused = problemsOf(sent.failure.fields);
      if (refused.length > 0 && refused.every(({ field }) => problems.isShown(field))) showProblems(refused);
      else setFailure(sent.failure);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  function submit(): void {
    if (isSending.current || !check() || !parsed.success) return;
    void send(parsed.data);
  }

  return {
    ...problems,
    values,
    current: () => latest.current,
    change,
    field: (name) => ({
      id: problems.idOf(name),
      value: values[name],
      error: problems.errorOf(name),
      onChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
    }),
    isDirty: form.isDirty(),
    busy,
    failure,
    reset() {
      latest.current = initialValues;
      form.setValues(initialValues);
      problems.clear();
      setFailure(undefined);
    },
    submit,
    formProps: {
      ref: problems.formRef,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        submit();
      },
    },
  };
}
