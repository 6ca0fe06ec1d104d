import { useState } from 'react';

/** A value that the parent holds, or, where it passes none, the part itself. */
export function useControlled<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange?: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [ownValue, setOwnValue] = useState(defaultValue);
  return [
    value ?? ownValue,
    (next) => {
      setOwnValue(next);
      onChange?.(next);
    },
  ];
}
