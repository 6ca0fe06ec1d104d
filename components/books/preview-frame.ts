/**
 * Does for a frame of our own what it cannot do alone, since it runs no scripts: Escape reaches the page
 * around it, and turned pages leave no steps for the Back button to walk through. A frame from
 * elsewhere is closed to us and stays as it is.
 */
export function joinFrame(frame: HTMLIFrameElement, onEscape: () => void): void {
  const inside = frame.contentDocument;
  inside?.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') onEscape();
  });
  inside?.addEventListener('click', (event) => {
    // Elements of another document are no instances of this one's classes.
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    if (!link) return;
    event.preventDefault();
    inside.location.replace(link.href);
  });
}
