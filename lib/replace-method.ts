/** Replaces a method of an object that is not ours. Returns whether it holds. */
export function replaceMethod<Target, Name extends keyof Target>(
  target: Target,
  name: Name,
  method: Target[Name],
): boolean {
  try {
    target[name] = method;
  } catch {
    // A frozen object.
  }
  return target[name] === method;
}
