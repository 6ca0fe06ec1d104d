import { useEffect } from 'react';

/**
 * Stands in for `react-style-singleton`, which Radix' scroll lock adds a `<style>` element with: a
 * Content-Security-Policy without `'unsafe-inline'` would drop it without a word. A constructed
 * stylesheet is no inline style, so the policy lets it pass.
 */
export function stylesheetSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add(css: string) {
      if (users++ > 0) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    },
    remove() {
      if (--users > 0) return;
      const at = sheet ? document.adoptedStyleSheets.indexOf(sheet) : -1;
      if (at >= 0) document.adoptedStyleSheets.splice(at, 1);
    },
  };
}

export function styleHookSingleton() {
  const sheet = stylesheetSingleton();
  return function useStyle(css: string, isDynamic?: boolean) {
    useEffect(() => {
      sheet.add(css);
      return () => sheet.remove();
      // The original adds a sheet once, unless it is told that the styles change.
      // eslint-disable-next-line react-hooks/exhaustive-deps
    }, [css && isDynamic]);
  };
}

export function styleSingleton() {
  const useStyle = styleHookSingleton();
  return function Sheet({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    useStyle(styles, dynamic);
    return null;
  };
}
