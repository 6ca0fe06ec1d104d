import { type ComponentProps } from 'react';

type Props = Omit<ComponentProps<'img'>, 'alt'> & {
  src: string;
  alt: string;
  width: number;
  height: number;
};

/** A picture that the build has cut, so that nothing is left for Next to optimize. */
export function Picture({ alt, ...props }: Props) {
  // eslint-disable-next-line @next/next/no-img-element -- cut at build
  return <img alt={alt} {...props} />;
}
