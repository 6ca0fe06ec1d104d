/** Before the text of a mark, in the last lines of a file. */
export const COMMENT = '%ebook-mark ';
