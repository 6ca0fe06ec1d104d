import { createTailwindMerge } from 'tailwind-merge';

const any = () => true;
const matching = (pattern: RegExp) => (value: string) => pattern.test(value);
const isSize = matching(/^(xs|sm|base|lg|xl|\dxl|h[123]|numeral|\[(length:|\d|calc|clamp).*)$/);
const isWeight = matching(/^(normal|medium|semibold|bold|\d+|\[\d+\])$/);
const isAlignment = matching(/^(left|center|right|start|end)$/);
const isWrap = matching(/^(balance|pretty|wrap|nowrap)$/);
const isImage = matching(/^(none|linear|radial|conic|gradient|\[(url|[a-z-]*gradient))/);
const isBackgroundSize = matching(/^(auto|cover|contain|\[(length|size):)/);
const isBackgroundPosition = matching(/^(center|top|right|bottom|left|\[position:)/);
const isWidth = matching(/^(\d|\[\d)/);

/**
 * Knows only the utilities that callers override. The library's default list is 6 kB larger and takes
 * `text-h1` for a colour.
 */
export const twMerge = createTailwindMerge(() => {
  const named = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, [{ [name]: [any] }]]));
  const sides = ['x', 'y', 't', 'r', 'b', 'l'];
  const borderSides = () =>
    Object.fromEntries(
      sides.flatMap((side) => [
        [`border-width-${side}`, [{ [`border-${side}`]: ['', isWidth] }]],
        [`border-color-${side}`, [{ [`border-${side}`]: [any] }]],
      ]),
    );
  return {
    cacheSize: 500,
    theme: {},
    classGroups: {
      display: [
        ...['block', 'inline-block', 'inline', 'contents', 'hidden'],
        ...['flex', 'inline-flex', 'grid', 'inline-grid'],
      ],
      position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
      ...named('size', 'w', 'h', 'min-w', 'max-w', 'min-h', 'max-h', 'gap', 'gap-x', 'gap-y'),
      ...named('p', ...sides.map((side) => `p${side}`), 'm', ...sides.map((side) => `m${side}`)),
      ...named('items', 'justify', 'leading', 'animate'),
      'font-size': [{ text: [isSize] }],
      'text-align': [{ text: [isAlignment] }],
      'text-wrap': [{ text: [isWrap] }],
      'text-color': [{ text: [any] }],
      'font-weight': [{ font: [isWeight] }],
      'font-family': [{ font: [any] }],
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
