import type { LocationSuggestion } from '@hirehq/shared-contracts/rest';
import { Button, FormattedMessage, Icon, useReport } from '@hirehq/shared-ui';
import { useState } from 'react';
import { NoPlaceNear, useCityNearMe } from './near-me.query.ts';
import classes from './search-boxes.module.css';

/** Chooses the city where the person is. The browser asks for permission then, and not before. */
export function NearMe({ onFound }: { onFound: (city: LocationSuggestion) => void }) {
  const cityNearMe = useCityNearMe();
  const report = useReport();
  const [state, setState] = useState<'ready' | 'asking' | 'failed'>('ready');

  async function locate(): Promise<void> {
    setState('asking');
    try {
      onFound(await cityNearMe());
      setState('ready');
    } catch (error) {
      if (!(error instanceof NoPlaceNear)) report(error, { detail: 'city near me' });
      setState('failed');
    }
  }

  if (!('geolocation' in navigator)) return null;
  return (
    <div className={classes['nearMe']}>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<Icon name="pin" size={18} />}
        loading={state === 'asking'}
        onClick={() => void locate()}
      >
        <FormattedMessage id="search.nearMe" />
      </Button>
      <span role="status" className={classes['nearMeFailed']}>
        {state === 'failed' && <FormattedMessage id="search.nearMeFailed" />}
      </span>
    </div>
  );
}
