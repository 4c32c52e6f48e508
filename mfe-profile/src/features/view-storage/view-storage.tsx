import { Button, FormattedMessage, Icon, Skeleton, useIntl } from '@hirehq/shared-ui';
import { useId } from 'react';
import { Storage } from '../../shared/generated/queries.ts';
import { useRemoval } from '../../shared/removal/removal.mutation.ts';
import { UndoNotes } from '../../shared/removal/undo-notes.tsx';
import { useStorageUse, type StorageUse } from './storage.query.ts';
import classes from './view-storage.module.css';

const MEGABYTE = 1024 * 1024;
const AFFECTS = [Storage] as const;

/** Megabytes as a text; whole ones unless there is less than ten. */
function useMegabytes(): (bytes: number) => string {
  const { formatNumber } = useIntl();
  return (bytes) =>
    formatNumber(bytes / MEGABYTE, {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: bytes < 10 * MEGABYTE ? 1 : 0,
    });
}

/** How much of their storage the candidate uses, by what the files are for, and files that nothing refers to, to be removed. */
export function ViewStorage() {
  const query = useStorageUse();
  if (query.data) return <Use storage={query.data.storage} />;
  if (query.status === 'loading') return <Skeleton height={72} />;
  return (
    <div role="alert" className={classes['storage']}>
      <p className={classes['text']}>
        <FormattedMessage id="settings.storage.error" />
      </p>
      <Button variant="default" size="md" loading={query.refreshing} onClick={query.retry}>
        <FormattedMessage id="settings.error.retry" />
      </Button>
    </div>
  );
}

function Use({ storage }: { storage: StorageUse }) {
  const { formatMessage } = useIntl();
  const megabytes = useMegabytes();
  const id = useId();
  const { bytes, mostBytes, categories } = storage;
  return (
    <div className={classes['storage']}>
      <p className={classes['total']}>
        <span id={id}>
          <FormattedMessage id="settings.storage.used" values={{ used: megabytes(bytes), most: megabytes(mostBytes) }} />
        </span>
        <meter className={classes['meter']} min={0} max={mostBytes} value={bytes} aria-labelledby={id} />
      </p>
      {categories.length > 0 && (
        <ul className={classes['categories']}>
          {categories.map(({ category, bytes: used, mostBytes: most, files, mostFiles }) => (
            <li key={category}>
              <span>
                <FormattedMessage id={`settings.storage.category.${category}`} />
              </span>
              <span className={classes['numbers']}>
                {formatMessage(
                  { id: 'settings.storage.ofCategory' },
                  { used: megabytes(used), most: megabytes(most), files, mostFiles },
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={classes['text']}>
        <FormattedMessage id="settings.storage.text" />
      </p>
      <UnusedFiles files={storage.unusedFiles} />
    </div>
  );
}

function UnusedFiles({ files }: { files: StorageUse['unusedFiles'] }) {
  const { formatMessage } = useIntl();
  const megabytes = useMegabytes();
  const id = useId();
  const removal = useRemoval('FILE', AFFECTS);
  const shown = files.filter((file) => !removal.isRemoved(file.id));
  if (shown.length === 0 && removal.removed.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes['unused']}>
      <h3 id={id} tabIndex={-1} className={classes['heading']}>
        <FormattedMessage id="settings.storage.unused" />
      </h3>
      <p className={classes['text']}>
        <FormattedMessage id="settings.storage.unused.text" />
      </p>
      <UndoNotes removal={removal} focusAfter={id} />
      <ul className={classes['files']}>
        {shown.map(({ id: fileId, fileName, size }) => (
          <li key={fileId}>
            <Icon name="attachment" size={18} />
            <bdi>{fileName}</bdi>
            <span className={classes['numbers']}>{megabytes(size)}</span>
            <Button
              variant="subtle"
              color="gray"
              size="compact-md"
              disabled={removal.busy}
              aria-label={formatMessage({ id: 'edit.remove.of' }, { name: fileName })}
              onClick={() => void removal.remove({ id: fileId, name: fileName })}
            >
              <FormattedMessage id="edit.remove" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
