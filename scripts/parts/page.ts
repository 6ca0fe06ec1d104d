import { languageNames, languages } from '@/content/languages';
import { loadExamples } from '@/tests/parts/examples/all';

const names = [...(await loadExamples()).keys()];

const form = document.querySelector('form')!;
const main = document.querySelector('main')!;

const addOptions = (name: string, values: readonly string[]) =>
  (form.elements.namedItem(name) as HTMLSelectElement).append(
    ...values.map((value) => new Option(value)),
  );
const groups = names.flatMap((name) => {
  const [file, part] = name.split('/');
  return [file!, `${file}/${part}`];
});
addOptions('part', ['all', ...new Set(groups)]);
addOptions('language', languageNames);

/** The choice is in the address, so that a state can be sent to somebody. */
for (const [name, value] of new URLSearchParams(location.search)) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLSelectElement) field.value = value;
}

const chosen = () =>
  Object.fromEntries(new FormData(form).entries()) as Record<
    'part' | 'language' | 'theme' | 'width',
    string
  >;

const AT_ONCE = 3;
let loading = 0;
const waiting = new Set<HTMLIFrameElement>();

/** A frame fetches a few hundred modules, so only some load at a time. */
function loadNext() {
  for (const frame of waiting) {
    if (loading >= AT_ONCE) return;
    waiting.delete(frame);
    if (!frame.isConnected) continue;
    loading += 1;
    frame.addEventListener('load', () => ((loading -= 1), loadNext()), { once: true });
    frame.src = frame.dataset.src!;
  }
}

const inView = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      inView.unobserve(target);
      waiting.add(target as HTMLIFrameElement);
    }
    loadNext();
  },
  { rootMargin: '50%' },
);

function showExample(name: string): Element {
  const { language, theme, width } = chosen();
  const section = document.createElement('section');
  const heading = document.createElement('h2');
  heading.textContent = name;
  const frames = document.createElement('div');
  frames.className = 'frames';
  for (const each of width.split(' ')) {
    const frame = document.createElement('iframe');
    frame.width = each;
    frame.title = `${name}, ${each} px`;
    const { prefix } = languages[language as keyof typeof languages];
    frame.dataset.src = `${prefix}/frame?${new URLSearchParams({ example: name, theme })}`;
    inView.observe(frame);
    frames.append(frame);
  }
  section.append(heading, frames);
  return section;
}

function show() {
  const { part } = chosen();
  const shown = names.filter((name) => part === 'all' || `${name}/`.startsWith(`${part}/`));
  main.replaceChildren(...shown.map(showExample));
}

form.addEventListener('change', () => {
  history.replaceState(null, '', `?${new URLSearchParams(chosen())}`);
  show();
});
show();
