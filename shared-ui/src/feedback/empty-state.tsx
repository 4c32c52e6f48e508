import type { ReactElement, ReactNode } from 'react';
import { Heading } from '../parts/heading.tsx';
import { Illustration, type IllustrationName } from '../illustrations/illustration.tsx';

interface EmptyStateProps {
  /** One of the shared drawings, or the caller's own `Drawing`. */
  illustration: IllustrationName | ReactElement;
  title: string;
  description?: ReactNode;
  /** Heading level of the title; 2 by default. */
  order?: 1 | 2 | 3;
  /** Buttons or links: what to do next. */
  children?: ReactNode;
}

/** An empty state: a drawing, a sentence, and what to do next. */
export function EmptyState({ illustration, title, description, order = 2, children }: EmptyStateProps) {
  return (
    <div className="hq-state">
      {typeof illustration === 'string' ? <Illustration name={illustration} /> : illustration}
      <Heading order={order} className="hq-state-title">
        {title}
      </Heading>
      {description && <p className="hq-state-text">{description}</p>}
      {children && <div className="hq-state-actions">{children}</div>}
    </div>
  );
}
