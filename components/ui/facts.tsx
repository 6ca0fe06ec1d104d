export interface Fact {
  numeral: string;
  unit: string;
  title: string;
  text: string;
}

/** A ruled list: the numeral and its unit to the left, what they mean to the right. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className="facts">
      {facts.map((fact) => (
        <li key={fact.title}>
          <span className="facts-numeral">
            {`${fact.numeral} `}
            <small>{fact.unit}</small>
          </span>
          <div>
            <h3 className="mb-1">{fact.title}</h3>
            <p className="text-muted-foreground">{fact.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
