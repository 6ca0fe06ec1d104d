import { createTailwindMerge } from 'tailwind-merge';

const any = () => true;
const isSize = (value: string) =>
  /^(xs|sm|base|lg|xl|\dxl|h[123]|numeral|\[(length:|\d|calc|clamp).*)$/.test(value);
const isWeight = (value: string) => /^(normal|medium|semibold|bold|\d+|\[\d+\])$/.test(value);
const isAlignment = (value: string) => /^(left|center|right|start|end)$/.test(value);
const isWrap = (value: string) => /^(balance|pretty|wrap|nowrap)$/.test(value);
const isImage = (value: string) =>
  /^(none|linear|radial|conic|gradient|\[(url|[a-z-]*gradient))/.test(value);
const isBackgroundSize = (value: string) => /^(auto|cover|contain|\[(length|size):)/.test(value);
const isBackgroundPosition = (value: string) =>
  /^(center|top|right|bottom|left|\[position:)/.test(value);
const isWidth = (value: string) => /^(\d|\[\d)/.test(value);

/**
 * Knows only the utilities that callers override. The library's default list is 6 kB larger and takes
 * `text-h1` for a colour.
 */
export const twMerge = createTailwindMerge(() => {
  const sides = (name: string) =>
    Object.fromEntries(
      ['', 'x', 'y', 't', 'r', 'b', 'l'].map((side) => [name + side, [{ [name + side]: [any] }]]),
    );
  const borderSides = () =>
    Object.fromEntries(
      ['x', 'y', 't', 'r', 'b', 'l'].flatMap((side) => [
        [`border-width-${side}`, [{ [`border-${side}`]: ['', isWidth] }]],
        [`border-color-${side}`, [{ [`border-${side}`]: [any] }]],
      ]),
    );
  return {
    cacheSize: 500,
    theme: {},
    classGroups: {
      display: [
        'block',
        'inline-block',
        'inline',
        'flex',
        'inline-flex',
        'grid',
        'inline-grid',
        'contents',
        'hidden',
      ],
      position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
      ...sides('p'),
      ...sides('m'),
      size: [{ size: [any] }],
      w: [{ w: [any] }],
      h: [{ h: [any] }],
      'min-w': [{ 'min-w': [any] }],
      'max-w': [{ 'max-w': [any] }],
      'min-h': [{ 'min-h': [any] }],
      'max-h': [{ 'max-h': [any] }],
      gap: [{ gap: [any] }],
      'gap-x': [{ 'gap-x': [any] }],
      'gap-y': [{ 'gap-y': [any] }],
      items: [{ items: [any] }],
      justify: [{ justify: [any] }],
      'font-size': [{ text: [isSize] }],
      'text-align': [{ text: [isAlignment] }],
      'text-wrap': [{ text: [isWrap] }],
      'text-color': [{ text: [any] }],
      'font-weight': [{ font: [isWeight] }],
      'font-family': [{ font: [any] }],
      leading: [{ leading: [any] }],
      'bg-attachment': [{ bg: ['local', 'fixed', 'scroll'] }],
      'bg-repeat': [{ bg: ['repeat', 'no-repeat', 'repeat-x', 'repeat-y'] }],
      'bg-size': [{ bg: [isBackgroundSize] }],
      'bg-position': [{ 'bg-position': [any], bg: [isBackgroundPosition] }],
      'bg-image': [{ bg: [isImage] }],
      'bg-color': [{ bg: [any] }],
      rounded: [{ rounded: ['', any] }],
      'border-style': [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
      ...borderSides(),
      'border-width': [{ border: ['', isWidth] }],
      'border-color': [{ border: [any] }],
      shadow: [{ shadow: ['', any] }],
      animate: [{ animate: [any] }],
    },
    conflictingClassGroups: {
      p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
      px: ['pr', 'pl'],
      py: ['pt', 'pb'],
      m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
      mx: ['mr', 'ml'],
      my: ['mt', 'mb'],
      size: ['w', 'h'],
      gap: ['gap-x', 'gap-y'],
    },
    conflictingClassGroupModifiers: {},
    orderSensitiveModifiers: ['*', '**', 'after', 'before'],
  };
});
