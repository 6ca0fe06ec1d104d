export function Features({ features }: { features: readonly string[] }) {
  return (
    <ul className="features">
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  );
}
