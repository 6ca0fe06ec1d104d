export const minutesOf = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** Hindi has no AM and PM, and no short days in sentences: सोमवार को सुबह 9 बजे. */
export const isHindi = (tag: string) => tag.startsWith('hi');

/** A time without बजे, which Hindi writes once, after a time or a span. */
export function clockFace(minute: number, tag: string): string {
  const clock = new Intl.DateTimeFormat(tag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    ...(isHindi(tag) && { dayPeriod: 'short' }),
  });
  return clock
    .format(minute * 60_000)
    .toUpperCase()
    .replace(/\s/g, '\u00a0');
}

export const closeTime = (time: string, tag: string) =>
  isHindi(tag) ? `${time.replace(/:00/g, '')}\u00a0बजे` : time;

export const formatMinute = (minute: number, tag: string) => closeTime(clockFace(minute, tag), tag);

export const formatTime = (time: string, tag: string) => formatMinute(minutesOf(time), tag);
