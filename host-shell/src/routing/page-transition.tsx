import { ViewTransition, type ReactNode } from 'react';

interface PageTransitionProps {
  /** Identifies the page: a different name is a different page. Changes of query or parameters keep the name. */
  page: string;
  children: ReactNode;
}

/** Transition between pages (styles: shared-ui/src/styles/page.css); none if the visitor prefers reduced motion. */
export function PageTransition({ page, children }: PageTransitionProps) {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return children;
  return (
    <ViewTransition key={page} default="none" enter="hq-page" exit="hq-page">
      {children}
    </ViewTransition>
  );
}
