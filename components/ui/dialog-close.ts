/** A close button in the corner: last in the order of focus, first to be seen. */
export const dialogCloseStyle = 'absolute top-3 right-3 grid size-11 place-items-center';
