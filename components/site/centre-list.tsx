import { HindiInText } from './hindi-in-text';
import { Link } from './link';

/** Where classes are held in person. */
export function CentreList({
  centres,
  map: label,
  isHindi,
}: {
  centres: readonly { name: string; address: string; map: string | null }[];
  /** Of the link to a map. */
  map: string;
  isHindi: boolean;
}) {
  return (
    <ul>
      {centres.map(({ name, address, map }) => (
        <li key={name} className="py-[0.15rem]">
          <b>
            <HindiInText isHindi={isHindi}>{name}</HindiInText>
          </b>
          <br />
          <HindiInText isHindi={isHindi}>{address}</HindiInText>{' '}
          {map && (
            <Link
              href={map}
              aria-label={`${label}: ${name}`}
              className="inline-block py-[0.65rem] underline thread-underline"
            >
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
