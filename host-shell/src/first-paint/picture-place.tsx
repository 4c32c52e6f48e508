import classes from '../pages/sections/sections.module.css';

/** The place of a picture in a prerendered page, which is made where the addresses of pictures are not known. */
export const ScreenPicture = ({ of }: { of: 'phone' | 'page' }) => <div className={classes['screen']} data-of={of} />;
