import type { ReactNode } from 'react';
import { Icon } from '@hirehq/shared-ui';
import classes from './sections.module.css';

interface FeatureRowProps {
  /** Anchor. */
  id?: string;
  title: string;
  text: string;
  points?: readonly string[];
  picture: ReactNode;
}

/** A feature of the platform: text and illustration side by side. */
export function FeatureRow({ id, title, text, points, picture }: FeatureRowProps) {
  return (
    <article id={id} className={classes['row']}>
      <div>
        <h3 className={classes['title']}>{title}</h3>
        <p className={classes['text']}>{text}</p>
        {points && (
          <ul className={classes['points']}>
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={classes['picture']}>{picture}</div>
    </article>
  );
}
