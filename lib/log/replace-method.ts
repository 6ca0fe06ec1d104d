/** Replaces a method of an object that is not ours. Returns whether it holds: not if it is frozen. */
export function replaceMethod<Target extends object, Name extends keyof Target>(
  target: Target,
  name: Name,
  method: Target[Name],
): boolean {
  Reflect.set(target, name, method);
  return target[name] === method;
}
