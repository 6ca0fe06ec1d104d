const drawings = {
  demo: 'M3 4h18v13H3zM8 21l2-4M16 21l-2-4M8 8l8 5M16 8l-8 5',
  course: 'M3 20h5v-5h5v-5h5V5h3',
  books: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11M9 8.5h6',
  exam: 'M12 3a9 9 0 1 0 9 9M12 7.5a4.5 4.5 0 1 0 4.5 4.5M12 12l8-8M16.5 3.5V7.5H20.5',
  general:
    'M12 21a9 9 0 1 0-9-9c0 1.6.4 3 1.1 4.3L3 21l4.7-1.1A9 9 0 0 0 12 21zM9.8 9.7a2.3 2.3 0 1 1 3.5 2c-.8.5-1.3 1-1.3 1.9M12 16.3h.01',
};

/** What a message is about, in one line of the pen. */
export function TemplateIcon({ about }: { about: keyof typeof drawings }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="w-7 flex-none text-peacock"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[about]} />
    </svg>
  );
}
