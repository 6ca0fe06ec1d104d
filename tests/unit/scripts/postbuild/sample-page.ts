/** A page as Next 16.4.6 prerenders it, with everything the step after the build looks at. */
export const early = 'self.theme=1';

export const samplePage = [
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/boot.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/b.js" async=""></script>',
  `<script>${early}</script>`,
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
  '<body><main><h1>Sutra</h1>',
  '<script type="application/ld+json">{"@type":"WebSite"}</script></main>',
  '<script id="_R_">requestAnimationFrame(function(){$RT=performance.now()});</script>',
  '<script src="/_next/static/chunks/boot.js" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"0:data"])</script></body></html>',
].join('');
