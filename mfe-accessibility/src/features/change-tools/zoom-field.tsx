import { useId } from 'react';
import { ZOOMS, type AssistiveTools } from '@hirehq/shared-contracts/reading';
import { Icon, useIntl } from '@hirehq/shared-ui';

type Zoom = AssistiveTools['zoom'];

interface ZoomFieldProps {
  value: Zoom;
  onChange: (zoom: Zoom) => void;
}

/** AX-07: zooming in ends at 1.3. A button at its end stays focusable, so that the focus is not lost. */
export function ZoomField({ value, onChange }: ZoomFieldProps) {
  const { formatMessage, formatNumber } = useIntl();
  const id = useId();
  const at = ZOOMS.indexOf(value);
  const step = (next: Zoom | undefined, label: string, icon: 'minus' | 'plus') => (
    <button
      type="button"
      className="ax-button"
      aria-disabled={next === undefined}
      aria-describedby={id}
      onClick={() => next !== undefined && onChange(next)}
    >
      <Icon name={icon} size={18} />
      {label}
    </button>
  );
  return (
    <div className="ax-field" role="group" aria-label={formatMessage({ id: 'toolbar.zoom' })}>
      <span className="ax-label" aria-hidden="true">
        {formatMessage({ id: 'toolbar.zoom' })}
      </span>
      <div className="ax-row">
        {step(ZOOMS[at - 1], formatMessage({ id: 'toolbar.zoomOut' }), 'minus')}
        <output id={id} className="ax-value">
          {formatNumber(value, { style: 'percent' })}
        </output>
        {step(ZOOMS[at + 1], formatMessage({ id: 'toolbar.zoomIn' }), 'plus')}
      </div>
    </div>
  );
}
