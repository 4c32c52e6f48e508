import {
  ASSISTIVE_TOOLS_DEFAULTS,
  CONTRASTS,
  READABLE_FONTS,
  SPACINGS,
  type AssistiveTools,
} from '@hirehq/shared-contracts/reading';
import { Icon, useIntl } from '@hirehq/shared-ui';
import { ChoiceField } from './choice-field.tsx';
import { ZoomField } from './zoom-field.tsx';

/** Tools that are on or off. */
const SWITCHES = ['highlightLinks', 'highlightTitles', 'bigCursor', 'readingGuide', 'stopMotion'] as const;

interface ToolFieldsProps {
  tools: AssistiveTools;
  onChange: (tools: AssistiveTools) => void;
}

/** The tools of AX-08 that change how the page looks. */
export function ToolFields({ tools, onChange }: ToolFieldsProps) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id: `toolbar.${id}` });
  const change = (changes: Partial<AssistiveTools>) => onChange({ ...tools, ...changes });
  const named = <Value extends string>(prefix: string, values: readonly Value[]) =>
    values.map((value) => [value, text(`${prefix}.${value}`)] as const);
  return (
    <>
      <ZoomField value={tools.zoom} onChange={(zoom) => change({ zoom })} />
      <ChoiceField
        label={text('contrast')}
        value={tools.contrast}
        options={named('contrast', CONTRASTS)}
        onChange={(contrast) => change({ contrast })}
      />
      <ChoiceField
        label={text('lineSpacing')}
        value={tools.lineSpacing}
        options={named('spacing', SPACINGS)}
        onChange={(lineSpacing) => change({ lineSpacing })}
      />
      <ChoiceField
        label={text('letterSpacing')}
        value={tools.letterSpacing}
        options={named('spacing', SPACINGS)}
        onChange={(letterSpacing) => change({ letterSpacing })}
      />
      <ChoiceField
        label={text('font')}
        value={tools.font}
        options={named('font', READABLE_FONTS)}
        onChange={(font) => change({ font })}
      />
      <div className="ax-field" role="group" aria-label={text('show')}>
        <span className="ax-label" aria-hidden="true">
          {text('show')}
        </span>
        <div className="ax-row">
          {SWITCHES.map((tool) => (
            <button
              key={tool}
              type="button"
              className="ax-button"
              aria-pressed={tools[tool]}
              onClick={() => change({ [tool]: !tools[tool] })}
            >
              {tools[tool] && <Icon name="check" size={16} />}
              {text(tool)}
            </button>
          ))}
          <button type="button" className="ax-button" onClick={() => onChange(ASSISTIVE_TOOLS_DEFAULTS)}>
            <Icon name="refresh" size={16} />
            {text('reset')}
          </button>
        </div>
      </div>
    </>
  );
}
