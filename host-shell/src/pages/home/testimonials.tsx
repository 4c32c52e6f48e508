import { useShellServices } from '../../shell-api/shell-services.tsx';
import classes from '../sections/sections.module.css';
import type english from './texts/en.json';

/** What people have said, as the operator has collected it; it says so if there is nothing. */
export function Testimonials({ texts }: { texts: (typeof english)['health']['testimonials'] }) {
  const { testimonials = [] } = useShellServices().config;
  return (
    <section id="testimonials" className={classes['section']} aria-labelledby="home-testimonials">
      <h2 id="home-testimonials" className={classes['heading']}>
        {texts.heading}
      </h2>
      {testimonials.length === 0 ? (
        <p className={classes['intro']}>{texts.none}</p>
      ) : (
        <ul className={classes['cards']}>
          {testimonials.map(({ quote, name, role, language }) => (
            <li key={quote} className="hq-card">
              <figure className={classes['quote']} lang={language} dir="auto">
                <blockquote>{quote}</blockquote>
                <figcaption>
                  <strong>{name}</strong>
                  {role && <p>{role}</p>}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
