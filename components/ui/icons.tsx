import { type ComponentProps } from 'react';

function Icon({ box = 24, ...props }: { box?: number } & ComponentProps<'svg'>) {
  return (
    <svg
      viewBox={`0 0 ${box} ${box}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    />
  );
}

export function ChatIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M4 20l1.2-4.1A8 8 0 1 1 8.3 18.9Z" />
      <path d="M9 10.5h6M9 13.5h3.5" />
    </Icon>
  );
}

export function CloseIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon {...props}>
      <path d="M5 5l14 14M19 5L5 19" />
    </Icon>
  );
}

export function CheckIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon box={16} {...props}>
      <path d="M3 8.5l3.5 3.5L13 4.5" />
    </Icon>
  );
}

export function AlertIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon box={20} {...props}>
      <circle cx="10" cy="10" r="8" />
      <path d="M10 5.8v5M10 14h.01" />
    </Icon>
  );
}

export function PreviousIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon box={22} {...props}>
      <path d="M13.5 4.5L7 11l6.5 6.5" />
    </Icon>
  );
}

export function NextIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon box={22} {...props}>
      <path d="M8.5 4.5L15 11l-6.5 6.5" />
    </Icon>
  );
}

export function PauseIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon box={22} {...props}>
      <path d="M8 5v12M14 5v12" />
    </Icon>
  );
}

export function PlayIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon box={22} {...props}>
      <path d="M8 5l9 6-9 6z" />
    </Icon>
  );
}

export function LockIcon(props: ComponentProps<'svg'>) {
  return (
    <Icon box={20} {...props}>
      <rect x="4" y="9" width="12" height="8.5" rx="1.5" />
      <path d="M6.5 9V6.5a3.5 3.5 0 0 1 7 0V9" />
    </Icon>
  );
}
