/**
 * Loads the framework and the stylesheet at the first interaction, or at once where the page needs
 * it, and replays presses and submits that came before. Every page has the same text inline, so that one hash allows it.
 */
(() => {
  const { page, chunks, now } = document.currentScript.dataset;
  const signs = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin'];
  const options = { capture: true, once: true };
  const queue = [];
  let isLoading = false;

  function loadFramework() {
    if (isLoading) return;
    isLoading = true;
    request(page, 0);
    chunks.split(' ').forEach((name) => request(`/_next/static/chunks/${name}.js`, 0));
  }

  /** Not before a script has arrived, since Chrome paints the effect of a tap later while it loads. */
  function loadStyles() {
    document.querySelectorAll('head>template').forEach((late) => late.replaceWith(late.content));
  }

  function request(address, failures) {
    const script = document.createElement('script');
    script.src = address;
    // As an attribute too: React looks for it before it adds a script of its own.
    script.async = true;
    script.onload = loadStyles;
    script.onerror = () => {
      script.remove();
      // Offline it tries on; online it gives up, and the page works as without scripts.
      if (failures > 1 && navigator.onLine) giveUp();
      else setTimeout(request, 2000, address, failures + navigator.onLine);
    };
    document.head.append(script);
  }

  function giveUp() {
    loadStyles();
    replayEvents();
  }

  const controlled = (element) => document.getElementById(element.getAttribute('aria-controls'));

  function setState(control, state) {
    for (const element of [control, controlled(control)]) {
      if (element) element.dataset.state = state;
    }
  }

  /** Shows what a press chooses or opens. Returns false where that has to be loaded first. */
  function showEffect(button) {
    const { state } = button.dataset;
    if (button.getAttribute('role') === 'tab') {
      for (const tab of button.parentElement.children) {
        const isChosen = tab === button;
        tab.setAttribute('aria-selected', isChosen);
        setState(tab, isChosen ? 'active' : 'inactive');
      }
    } else if (state) {
      const isOpen = state === 'open';
      button.setAttribute('aria-expanded', !isOpen);
      setState(button, isOpen ? 'closed' : 'open');
    } else if (controlled(button.parentElement)) {
      showSlide(button, [...controlled(button.parentElement).children]);
    } else return false;
    return true;
  }

  function showSlide(button, slides) {
    const controls = [...button.parentElement.children];
    const shown = slides.findIndex((slide) => 'shown' in slide.dataset);
    const at = controls.indexOf(button) - 1;
    const step = at < 0 ? -1 : at === slides.length && 1;
    const next = step ? (shown + step + slides.length) % slides.length : at;
    for (const [index, slide] of slides.entries()) {
      slide.toggleAttribute('data-shown', index === next);
      if (index === next) controls[index + 1].setAttribute('aria-current', true);
      else controls[index + 1].removeAttribute('aria-current');
    }
  }

  const listControls = () => [...document.querySelectorAll('button,[role=button],form')];

  function hold(event, control, replay, isShown) {
    event.preventDefault();
    event.stopImmediatePropagation();
    loadFramework();
    if (control.dataset.held) return;
    if (!isShown) {
      control.dataset.held = true;
      control.setAttribute('aria-busy', true);
    }
    const at = listControls().indexOf(control);
    queue.push(() => {
      // A page that was translated is rendered anew.
      const found = control.isConnected ? control : listControls()[at];
      if (!found) return;
      delete found.dataset.held;
      if (!isShown) found.removeAttribute('aria-busy');
      replay(found);
    });
  }

  function holdClick(event) {
    const button = event.target.closest?.('button,[role=button]');
    if (!button || button.type === 'submit' || button.hasAttribute('popovertarget')) return;
    hold(event, button, (control) => control.click(), showEffect(button));
  }

  function holdSubmit(event) {
    const { target, submitter } = event;
    hold(event, submitter ?? target, (control) => {
      if (control.form) control.form.requestSubmit(control);
      else control.requestSubmit();
    });
  }

  function replayEvents() {
    removeEventListener('click', holdClick, true);
    removeEventListener('submit', holdSubmit, true);
    queue.splice(0).forEach((replay) => replay());
  }

  addEventListener('click', holdClick, true);
  addEventListener('submit', holdSubmit, true);
  addEventListener('framework-ready', replayEvents);

  signs.forEach((sign) => addEventListener(sign, loadFramework, options));
  if (now !== undefined) addEventListener('load', loadFramework);
  if (location.hash.startsWith('#try=') || document.documentElement.dataset.account) {
    loadFramework();
  }
})();
