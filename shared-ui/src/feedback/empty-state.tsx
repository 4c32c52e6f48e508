import type { ReactElement, ReactNode } from 'react';
import { Illustration, type IllustrationName } from '../illustrations/illustration.tsx';

interface EmptyStateProps {
  /** One of the common drawings, or a `Drawing` of the part's own. */
  illustration: IllustrationName | ReactElement;
  title: string;
  description?: ReactNode;
  /** Level of the title; 2 unless told. */
  order?: 1 | 2 | 3;
  /** Buttons or links: what to do next. */
  children?: ReactNode;
}

/** Nothing to show, said kindly: a drawing, a sentence, and a way on. */
export function EmptyState({ illustration, title, description, order = 2, children }: EmptyStateProps) {
  const Heading = `h${order}` as const;
  return (
    <div className="hq-state">
      {typeof illustration === 'string' ? <Illustration name={illustration} /> : illustration}
      <Heading className="hq-state-title">{title}</Heading>
      {description && <p className="hq-state-text">{description}</p>}
      {children && <div className="hq-state-actions">{children}</div>}
    </div>
  );
}
