import { useIntl } from '@hirehq/shared-ui';
import { isFieldCode, type FieldCode } from '@hirehq/shared-contracts/inputs';
import { useCallback, useEffect, useId, useRef, useState, type RefCallback } from 'react';
import { useFormText } from './use-form-text.ts';

/** What is wrong with a field. `REFUSED`: the server says so, in no code of ours. */
export interface Problem {
  field: string;
  code: FieldCode | 'REFUSED';
  /** For the words, e.g. the name of a skill. */
  values?: Readonly<Record<string, string>>;
}

/** A form's own words, in place of the general ones: message ids by code, or by `field.CODE`. */
export type FieldWords = Readonly<Record<string, string>>;

interface FieldProblemsOptions {
  /** What is wrong with what is typed now, in the order of the fields. */
  found: readonly Problem[];
  words?: FieldWords | undefined;
  /** Where the focus goes when problems are told: the first wrong field, unless an error summary takes it. */
  focus?: 'field' | 'summary' | undefined;
}

export interface FieldProblems {
  /** For the `form` element: fields are looked for in it. */
  formRef: RefCallback<HTMLFormElement>;
  /** Told and not mended yet. */
  problems: readonly Problem[];
  /** How often problems were told. */
  tries: number;
  textOf: (problem: Problem) => string;
  errorOf: (field: string) => string | undefined;
  idOf: (field: string) => string;
  /** Whether the field is on the page, e.g. not on another step. */
  isShown: (field: string) => boolean;
  focusOn: (field: string) => void;
  /** Tells what is wrong with what is typed; true when nothing is. */
  check: () => boolean;
  /** Tells what the server found, by field. */
  tell: (problems: readonly Problem[]) => void;
  /** A field was changed: what the server said of it is out of date. */
  touch: (field: string) => void;
  /** Nothing was told yet, e.g. on another step. */
  clear: () => void;
}

interface Told {
  tries: number;
  problems: readonly Problem[];
  /** Of these, what the server found: it stays until the field is changed. */
  ofServer: ReadonlySet<Problem>;
}

const CONTROL = 'input, textarea, select, button';

/** What a schema or the server says of a path; of each path once. */
export const codesAt = (fields: Readonly<Record<string, string>>): Problem[] =>
  Object.entries(fields).map(([field, code]) => ({ field, code: isFieldCode(code) ? code : 'REFUSED' }));

/**
 * Which fields are called wrong, and in which words. What was told stays until it is mended; what goes wrong meanwhile is told
 * at the next try. For forms that keep their values elsewhere; others take `useForm`.
 */
export function useFieldProblems({ found, words = {}, focus = 'field' }: FieldProblemsOptions): FieldProblems {
  const { formatMessage } = useIntl();
  const text = useFormText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const formRef = useCallback((element: HTMLFormElement | null) => {
    form.current = element;
  }, []);
  const [told, setTold] = useState<Told>({ tries: 0, problems: [], ofServer: new Set() });

  const problems = told.problems.filter(
    (problem) => told.ofServer.has(problem) || found.some(({ field, code }) => field === problem.field && code === problem.code),
  );
  const idOf = (field: string) => `${id}-${field}`;

  const elementOf = (field: string) => form.current?.querySelector<HTMLElement>(`[id="${idOf(field)}"]`) ?? undefined;

  function focusOn(field: string): void {
    const element = elementOf(field);
    if (element) (element.matches(CONTROL) ? element : element.querySelector<HTMLElement>(CONTROL))?.focus();
  }

  const { tries } = told;
  const first = problems[0]?.field;
  const focused = useRef(0);
  useEffect(() => {
    if (focus !== 'field' || tries === focused.current) return;
    focused.current = tries;
    if (first !== undefined) focusOn(first);
  });

  const textOf = ({ field, code, values }: Problem) => {
    const own = words[`${field}.${code}`] ?? words[`${field.split('.')[0]}.${code}`] ?? words[code];
    if (own !== undefined) return formatMessage({ id: own }, values);
    return code === 'REFUSED' ? text('form.refused') : text(`form.${code}`);
  };

  const errorOf = (field: string) => {
    const problem = problems.find((each) => each.field === field);
    return problem && textOf(problem);
  };

  return {
    formRef,
    problems,
    tries,
    textOf,
    errorOf,
    idOf,
    isShown: (field) => elementOf(field) !== undefined,
    focusOn,
    check() {
      if (found.length > 0) setTold((last) => ({ tries: last.tries + 1, problems: found, ofServer: new Set() }));
      return found.length === 0;
    },
    tell(given) {
      setTold((last) => ({ tries: last.tries + 1, problems: given, ofServer: new Set(given) }));
    },
    touch(field) {
      setTold((last) =>
        last.problems.some((problem) => last.ofServer.has(problem) && problem.field === field)
          ? { ...last, problems: last.problems.filter((problem) => !(last.ofServer.has(problem) && problem.field === field)) }
          : last,
      );
    },
    clear() {
      setTold((last) => ({ tries: last.tries, problems: [], ofServer: new Set() }));
    },
  };
}
