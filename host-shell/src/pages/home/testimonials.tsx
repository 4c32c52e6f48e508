import { useShellServices } from '../../shell-api/shell-services.tsx';
import sections from '../sections/sections.module.css';
import type english from './texts/en.json';
import classes from './testimonials.module.css';

/** What people have said, as the operator has collected it; it says so if there is nothing. */
export function Testimonials({ texts }: { texts: (typeof english)['health']['testimonials'] }) {
  const { testimonials = [] } = useShellServices().config;
  return (
    <section id="testimonials" className={sections['section']} aria-labelledby="home-testimonials">
      <h2 id="home-testimonials" className={sections['heading']}>
        {texts.heading}
      </h2>
      {testimonials.length === 0 ? (
        <p className={sections['intro']}>{texts.none}</p>
      ) : (
        <ul className={classes['testimonials']}>
          {testimonials.map(({ quote, name, role, language }) => (
            <li key={quote}>
              <figure className={classes['testimonial']} lang={language} dir="auto">
                <blockquote className={classes['quote']} dir="auto">
                  {quote}
                </blockquote>
                <figcaption>
                  <span className={classes['name']}>{name}</span>
                  {role && <span className={classes['role']}>{role}</span>}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
