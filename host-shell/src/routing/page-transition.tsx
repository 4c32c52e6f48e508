import { ViewTransition, type ReactNode } from 'react';

interface PageTransitionProps {
  /** Names the page: another name is another page. A change of its query or parameters is none. */
  page: string;
  children: ReactNode;
}

/** One page gives way to the next softly (styles: shared-ui/src/styles/page.css), and at once for who wants less motion. */
export function PageTransition({ page, children }: PageTransitionProps) {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return children;
  return (
    <ViewTransition key={page} default="none" enter="hq-page" exit="hq-page">
      {children}
    </ViewTransition>
  );
}
