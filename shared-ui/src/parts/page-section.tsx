import { useId, type ReactNode } from 'react';
import { Heading } from './heading.tsx';

interface PageSectionProps {
  title: string;
  /** Id by which links lead to it. */
  anchor?: string;
  /** Of its heading; 1 where nothing is above it, in a page of somebody else. */
  order?: 1 | 2 | 3;
  /** Next to the title, e.g. a link. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a page with its own heading, on a card. */
export function PageSection({ title, anchor, order = 2, aside, children }: PageSectionProps) {
  const id = useId();
  return (
    <section id={anchor} className="hq-card hq-section" aria-labelledby={id}>
      <div className="hq-section-head">
        <Heading order={order} id={id} className="hq-section-title">
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
