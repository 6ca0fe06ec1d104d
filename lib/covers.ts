/** A picture of the owner, as build/covers.ts cut it. */
export interface Cover {
  /** Of its files, without their end. */
  name: string;
  /** In pixels of the file. */
  width: number;
  height: number;
}

/** By the id of the book. The build puts them in the place of the setting. */
export const covers = JSON.parse(process.env.COVERS || '{}') as Readonly<Record<string, Cover>>;

export const coverPath = ({ name }: Cover) => `/covers/${name}.avif`;
