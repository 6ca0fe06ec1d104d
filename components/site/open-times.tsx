/** When one row of hours is open: a line for each span, where there are several. */
export function OpenTimes({ times, closed }: { times: readonly string[]; closed: string }) {
  if (times.length < 2) return times[0] ?? closed;
  return times.map((span, index) => (
    <span key={span} className="block text-right">
      {index < times.length - 1 ? `${span},` : span}
    </span>
  ));
}
