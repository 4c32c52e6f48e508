import { useEffect, useRef } from 'react';
import { useFormText } from './use-form-text.ts';

interface StepHeadingProps {
  title: string;
  /** 1 for the first. */
  step: number;
  steps: number;
  isOptional?: boolean;
  /** Takes the focus when it appears, too: after something else on the page that had it. */
  isReturn?: boolean;
}

/** The heading of a step in a form with several steps. Takes the focus when the step changes, so that it is read out. */
export function StepHeading({ title, step, steps, isOptional = false, isReturn = false }: StepHeadingProps) {
  const text = useFormText();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(isReturn ? undefined : step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    // The scroll position of a page of somebody else is its own.
    if (heading.current?.getRootNode() === document) window.scrollTo({ top: 0 });
  }, [step]);
  return (
    <div className="hq-form-head">
      {steps > 1 && (
        <div className="hq-form-bar" aria-hidden="true">
          {Array.from({ length: steps }, (_, index) => (
            <span key={index} data-done={index < step} />
          ))}
        </div>
      )}
      <h2 ref={heading} tabIndex={-1} className="hq-section-title">
        {steps > 1 && <span className="hq-form-step">{text('form.step', { step, steps })}</span>} {title}
        {isOptional && <span className="hq-form-optional"> {text('form.optionalPart')}</span>}
      </h2>
    </div>
  );
}
