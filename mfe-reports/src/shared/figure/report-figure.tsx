import { useId, useState, type ReactNode } from 'react';
import { Button, FormattedMessage, PageSection, useIntl } from '@hirehq/shared-ui';
import { useSurface } from '@hirehq/shared-ui/bundled';
import { csvOf } from './csv.ts';
import classes from './report-figure.module.css';
import { ReportTable, type ReportColumn } from './report-table.tsx';
import { saveFile } from './save-file.ts';

interface ReportFigureProps<Row> {
  title: string;
  /** What the picture shows, in a sentence. */
  summary: ReactNode;
  picture: ReactNode;
  /** Its numbers. The table is always there for screen readers, and on paper; others can show it. */
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
  /** Name of the CSV file, without date and ending. */
  fileName: string;
  /** When the numbers were computed, ISO 8601. */
  updatedAt: string;
  /** The table is always visible, for tables with links. */
  isOpen?: boolean;
  /** Whether a row has a number to be drawn. With few such rows they are a table without a picture; each counts by default. */
  hasValue?: (row: Row) => boolean;
}

/** Fewer rows than this are read faster in a table. */
const ENOUGH_TO_DRAW = 5;

/** A picture, if there are enough numbers for one, with its numbers: as a sentence, as a table and, on our own pages, as a file. */
export function ReportFigure<Row>({
  title,
  summary,
  picture,
  columns,
  rows,
  fileName,
  updatedAt,
  isOpen = false,
  hasValue,
}: ReportFigureProps<Row>) {
  const { formatMessage } = useIntl();
  const surface = useSurface();
  const [isShown, setShown] = useState(false);
  const table = useId();
  const valued = rows.filter((row) => hasValue?.(row) ?? true);
  const isTable = !isOpen && valued.length < ENOUGH_TO_DRAW;
  const save = () =>
    saveFile(
      `${fileName}-${updatedAt.slice(0, 10)}.csv`,
      'text/csv;charset=utf-8',
      csvOf([columns.map((column) => column.title), ...rows.map((row) => columns.map(({ value }) => value(row)))]),
    );
  return (
    <PageSection
      title={title}
      // In a page of somebody else it stands alone.
      order={surface ? 1 : 2}
      aside={
        <div className={classes['actions']}>
          {!isOpen && !isTable && (
            <Button
              variant="default"
              size="compact-md"
              aria-expanded={isShown}
              aria-controls={table}
              onClick={() => setShown(!isShown)}
            >
              <FormattedMessage id={isShown ? 'analytics.hideTable' : 'analytics.showTable'} />
            </Button>
          )}
          {!surface && (
            <Button
              variant="default"
              size="compact-md"
              aria-label={formatMessage({ id: 'analytics.csvOf' }, { title })}
              onClick={save}
            >
              <FormattedMessage id="analytics.csv" />
            </Button>
          )}
        </div>
      }
    >
      <figure className={classes['figure']}>
        <figcaption className={classes['summary']}>{summary}</figcaption>
        <div className={isOpen ? classes['beside'] : undefined}>
          {!isTable && picture}
          <div id={table} className={isOpen || isTable || isShown ? classes['table'] : classes['unseen']}>
            <ReportTable caption={title} columns={columns} rows={isTable && valued.length > 0 ? valued : rows} />
          </div>
        </div>
      </figure>
    </PageSection>
  );
}
