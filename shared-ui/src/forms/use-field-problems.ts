import { useIntl } from '@hirehq/shared-ui';
import { isFieldCode, type FieldCode } from '@hirehq/shared-contracts/inputs';
import { useCallback, useEffect, useId, useRef, useState, type RefCallback } from 'react';
import { useFormText } from './use-form-text.ts';

/** A mistake in a field. `REFUSED`: reported by the server without a known code. */
export interface Problem {
  field: string;
  code: FieldCode | 'REFUSED';
  /** Values for the text, e.g. the name of a skill. */
  values?: Readonly<Record<string, string>>;
}

/** The form's own texts instead of the general ones: message ids by code, or by `field.CODE`. */
export type FieldWords = Readonly<Record<string, string>>;

interface FieldProblemsOptions {
  /** The mistakes in the current values, in the order of the fields. */
  found: readonly Problem[];
  words?: FieldWords | undefined;
  /** Where the focus goes when mistakes are reported: the first field with a mistake, unless an error summary takes it. */
  focus?: 'field' | 'summary' | undefined;
}

export interface FieldProblems {
  /** For the `form` element, in which fields are looked up. */
  formRef: RefCallback<HTMLFormElement>;
  /** Reported and not corrected yet. */
  problems: readonly Problem[];
  /** How often mistakes were reported. */
  tries: number;
  textOf: (problem: Problem) => string;
  errorOf: (field: string) => string | undefined;
  idOf: (field: string) => string;
  /** Whether the field is on the page; false e.g. for a field of another step. */
  isShown: (field: string) => boolean;
  focusOn: (field: string) => void;
  /** Reports the mistakes in the current values; true if there are none. */
  check: () => boolean;
  /** Reports the mistakes found by the server, by field. */
  showProblems: (problems: readonly Problem[]) => void;
  /** A field was changed, so what the server reported about it is out of date. */
  touch: (field: string) => void;
  /** Clears all reports, e.g. for another step. */
  clear: () => void;
}

interface ReportedProblems {
  tries: number;
  problems: readonly Problem[];
  /** Those reported by the server, which stay until the field is changed. */
  ofServer: ReadonlySet<Problem>;
}

const CONTROL = 'input, textarea, select, button';
/** Of a field with several controls, the one to correct. */
const WRONG_CONTROL = ':is(input, select)[aria-invalid="true"]';

/** The mistakes a schema or the server reports, one per path. */
export const codesAt = (fields: Readonly<Record<string, string>>): Problem[] =>
  Object.entries(fields).map(([field, code]) => ({ field, code: isFieldCode(code) ? code : 'REFUSED' }));

/**
 * Which fields are marked as wrong, and with which text. A reported mistake stays until it is corrected; new mistakes are
 * reported at the next attempt. For forms that store their values elsewhere; others use `useForm`.
 */
export function useFieldProblems({ found, words = {}, focus = 'field' }: FieldProblemsOptions): FieldProblems {
  const { formatMessage } = useIntl();
  const text = useFormText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const formRef = useCallback((element: HTMLFormElement | null) => {
    form.current = element;
  }, []);
  const [reported, setReported] = useState<ReportedProblems>({ tries: 0, problems: [], ofServer: new Set() });

  const problems = reported.problems.filter(
    (problem) =>
      reported.ofServer.has(problem) || found.some(({ field, code }) => field === problem.field && code === problem.code),
  );
  const idOf = (field: string) => `${id}-${field}`;

  const elementOf = (field: string) => form.current?.querySelector<HTMLElement>(`[id="${idOf(field)}"]`) ?? undefined;

  function focusOn(field: string): void {
    const element = elementOf(field);
    if (!element) return;
    const inside = () => element.querySelector<HTMLElement>(WRONG_CONTROL) ?? element.querySelector<HTMLElement>(CONTROL);
    (element.matches(CONTROL) ? element : inside())?.focus();
  }

  const { tries } = reported;
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
      if (found.length > 0) setReported((last) => ({ tries: last.tries + 1, problems: found, ofServer: new Set() }));
      return found.length === 0;
    },
    showProblems(given) {
      setReported((last) => ({ tries: last.tries + 1, problems: given, ofServer: new Set(given) }));
    },
    touch(field) {
      setReported((last) =>
        last.problems.some((problem) => last.ofServer.has(problem) && problem.field === field)
          ? { ...last, problems: last.problems.filter((problem) => !(last.ofServer.has(problem) && problem.field === field)) }
          : last,
      );
    },
    clear() {
      setReported((last) => ({ tries: last.tries, problems: [], ofServer: new Set() }));
    },
  };
}
