import { useState } from 'react';
import { Button, FormattedMessage } from '@hirehq/shared-ui';
import classes from './fixture-page.module.css';

/** Throws at mount with `?throw=mount`, and on a click, like a faulty page. */
export function FixturePage() {
  const [broken, setBroken] = useState(false);
  if (new URLSearchParams(window.location.search).get('throw') === 'mount') throw new Error('fixture threw at mount');
  if (broken) throw new Error('fixture threw at render');
  return (
    <div className={`hq-page ${classes['page']}`}>
      <h1>
        <FormattedMessage id="fixture.title" />
      </h1>
      <Button onClick={() => setBroken(true)}>Break</Button>
    </div>
  );
}
