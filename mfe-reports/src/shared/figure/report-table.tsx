import type { ReactNode } from 'react';
import classes from './report-table.module.css';
import type { CsvValue } from './csv.ts';

export interface ReportColumn<Row> {
  title: string;
  /** For the file. */
  value: (row: Row) => CsvValue;
  /** For the page; the value by default. */
  renderCell?: (row: Row) => ReactNode;
  isNumber?: boolean;
}

interface ReportTableProps<Row> {
  caption: string;
  /** The first column names the row. */
  columns: readonly ReportColumn<Row>[];
  rows: readonly Row[];
}

export function ReportTable<Row>({ caption, columns, rows }: ReportTableProps<Row>) {
  const kind = ({ isNumber }: ReportColumn<Row>) => (isNumber ? classes['number'] : undefined);
  const cell = ({ renderCell, value }: ReportColumn<Row>, row: Row) => (renderCell ? renderCell(row) : value(row));
  const [name, ...others] = columns;
  if (!name) return undefined;
  return (
    <table className={classes['table']}>
      <caption className="hq-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title} scope="col" className={kind(column)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no state, and a name may occur twice
          <tr key={index}>
            <th scope="row">{cell(name, row)}</th>
            {others.map((column) => (
              <td key={column.title} className={kind(column)}>
                {cell(column, row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
