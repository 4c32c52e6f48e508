import { useId, type ReactNode } from 'react';
import classes from './key-numbers.module.css';

export function KeyNumbers({ children }: { children: ReactNode }) {
  return <div className={classes['numbers']}>{children}</div>;
}

interface KeyNumberProps {
  title: string;
  /** A number, with words. */
  value: ReactNode;
  text: ReactNode;
}

/** One number of a report that says most. */
export function KeyNumber({ title, value, text }: KeyNumberProps) {
  const id = useId();
  return (
    <section className="hq-card" aria-labelledby={id}>
      <h2 id={id} className={classes['title']}>
        {title}
      </h2>
      <p className={classes['value']}>{value}</p>
      <p className={classes['text']}>{text}</p>
    </section>
  );
}
