import { Icon } from '@hirehq/shared-ui';
import { useEffect, useId, useRef } from 'react';
import { useFormText } from './use-form-text.ts';
import type { FieldProblems } from './use-field-problems.ts';

/** The list of mistakes, each a link to its field. Takes the focus after each attempt; for forms with `focus: 'summary'`. */
export function ErrorSummary({ form }: { form: Pick<FieldProblems, 'problems' | 'tries' | 'textOf' | 'focusOn'> }) {
  const text = useFormText();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { problems, tries } = form;
  useEffect(() => {
    if (tries > 0) box.current?.focus();
  }, [tries]);
  if (problems.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby={id} className="hq-form-problems">
      <h3 id={id}>
        <Icon name="alert" />
        {text('form.problems', { count: problems.length })}
      </h3>
      <ul>
        {problems.map((problem) => (
          <li key={problem.field}>
            <button type="button" onClick={() => form.focusOn(problem.field)}>
              {form.textOf(problem)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
