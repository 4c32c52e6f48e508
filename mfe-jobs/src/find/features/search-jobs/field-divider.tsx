import classes from './search-boxes.module.css';

/** The line between the two fields of a search that look like one. */
export const FieldDivider = () => <span className={classes['divider']} />;
