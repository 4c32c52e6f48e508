import { useIntl } from '@hirehq/shared-ui';
import { isRecord } from '@hirehq/shared-contracts/is-record';

type Labels = Readonly<Record<string, string>>;

interface FieldTexts {
  nameOf: (part: string) => string;
  textOf: (part: string, value: unknown) => string;
}

/**
 * Names and values of the fields of a form, as people read them: `labels` are message ids by field, `shown` writes a value that
 * is not shown as it is stored.
 */
export function useFieldTexts(labels: Labels, shown: (field: string, value: string) => string = (_, value) => value): FieldTexts {
  const { formatMessage } = useIntl();
  return {
    nameOf(part) {
      const id = labels[part];
      return id === undefined ? part : formatMessage({ id });
    },
    textOf(part, value) {
      const text = isRecord(value) ? value[part] : value;
      return typeof text === 'string' && text !== '' ? shown(part, text) : '';
    },
  };
}
