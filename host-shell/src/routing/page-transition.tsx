import { Fragment, ViewTransition, useState, type ReactNode } from 'react';

interface PageTransitionProps {
  /** Identifies the page: a different name is a different page. Changes of query or parameters keep the name. */
  page: string;
  children: ReactNode;
}

/**
 * Transition between pages (styles: shared-ui/src/styles/page.css); none if the visitor prefers reduced motion. The first page has
 * none: it replaces what is painted at once, where a transition would begin with an empty page, because React empties the root before
 * the browser records it.
 */
export function PageTransition({ page, children }: PageTransitionProps) {
  const [first, setFirst] = useState<string | undefined>(page);
  if (first !== undefined && first !== page) setFirst(undefined);
  if (first === page) return <Fragment key={page}>{children}</Fragment>;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return children;
  return (
    <ViewTransition key={page} default="none" enter="hq-page" exit="hq-page">
      {children}
    </ViewTransition>
  );
}
