import { FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { laterPart, useLocationText } from '@hirehq/shared-ui/bundled';
import { Suspense, useCallback, useMemo, useState, type RefCallback } from 'react';
import classes from './small-map.module.css';

interface MapLocation {
  city: string | null;
  state: string | null;
  country: string;
  latitude: number;
  longitude: number;
  /** Larger dots have more; all alike without it. */
  jobs?: number;
}

const PlacesMap = laterPart(
  async () => (await import(/* webpackChunkName: "places-map" */ '@hirehq/shared-ui/bundled/map')).PlacesMap,
);

/** How far below the window its code is requested. */
const AHEAD = '200px';
const NAMED = 5;

/** A small map of locations whose names are beside it; its code loads when it is about to be seen, and its room is reserved. */
export function SmallMap({ locations }: { locations: readonly MapLocation[] }) {
  const { formatMessage, formatList } = useIntl();
  const locationText = useLocationText();
  const [isNear, setIsNear] = useState(false);
  const places = useMemo(
    () => locations.map(({ jobs, ...point }) => ({ ...point, ...(jobs !== undefined && { weight: jobs }) })),
    [locations],
  );
  const box = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (changes) => {
        if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const named = locations.slice(0, NAMED).map(locationText);
  const more = locations.length - named.length;
  const names = formatList(more > 0 ? [...named, formatMessage({ id: 'map.more' }, { count: more })] : named);
  return (
    <figure className={classes['figure']} data-simplified="hide" data-needs-scripts>
      <div className={classes['box']} ref={box}>
        {isNear && (
          <Suspense fallback={null}>
            <PlacesMap places={places} text={formatMessage({ id: 'map.text' }, { places: names })} />
          </Suspense>
        )}
      </div>
      <figcaption className={classes['note']}>
        <FormattedMessage id="map.townsOnly" />
      </figcaption>
    </figure>
  );
}
