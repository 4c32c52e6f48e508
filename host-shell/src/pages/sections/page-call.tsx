import type { ReactNode } from 'react';
import classes from './sections.module.css';

interface PageCallProps {
  title: string;
  text: string;
  /** Buttons and links. */
  children: ReactNode;
}

/** The call to action at the end of a page. */
export function PageCall({ title, text, children }: PageCallProps) {
  return (
    <section className={classes['section']}>
      <div className={classes['call']}>
        <div>
          <h2 className={classes['title']}>{title}</h2>
          <p className={classes['text']}>{text}</p>
        </div>
        <div className={classes['actions']}>{children}</div>
      </div>
    </section>
  );
}
