/**
 * Tells style sheets the colours of a page of which WordPress knows none: those of a classic theme. Drawers, menus and
 * bars are drawn in them, so that the theme's buttons are seen there as on the page.
 */
const BACKGROUND = '--storefront-page-background';
const TEXT = '--storefront-page-text';

/** Attributes by which themes switch to dark colours and back. */
const SWITCHES = ['class', 'data-theme'];

/** True for a colour through which nothing is seen, as browsers write computed colours. */
const isOpaque = (color: string): boolean => /^(rgb\(|[^rt][^/]*$)/.test(color);

/** Colours of a page on which nothing is painted. */
const UNPAINTED = ['Canvas', 'CanvasText'] as const;

/** Returns background and text colour of an element; null where the background is a picture or the text shines through. */
const colorsOf = (start: Element): readonly [string, string] | null => {
	for (let element: Element | null = start; element; element = element.parentElement) {
		const { backgroundColor, backgroundImage } = getComputedStyle(element);
		if (isOpaque(backgroundColor)) {
			const { color } = getComputedStyle(start);
			return isOpaque(color) ? [backgroundColor, color] : null;
		}
		if (backgroundImage.includes('(')) {
			return null;
		}
	}
	// A theme's presets, which style sheets would take, may have other colours.
	return UNPAINTED;
};

/**
 * Returns what is around cart or checkout, else the content: a header may have other colours, and so may a part of the
 * content with another island.
 */
const contentOf = (page: Document): Element =>
	page.querySelector('main :is([data-island=cart],[data-island=checkout])')?.parentElement ??
	page.querySelector('main') ??
	page.body;

const tellColors = (): void => {
	const colors = colorsOf(contentOf(document));
	if (colors) {
		const { style } = document.documentElement;
		style.setProperty(BACKGROUND, colors[0]);
		style.setProperty(TEXT, colors[1]);
	}
};

export const watchPageColors = (): void => {
	tellColors();
	const observer = new MutationObserver(tellColors);
	for (const element of [document.documentElement, document.body]) {
		observer.observe(element, { attributeFilter: SWITCHES });
		element.addEventListener('transitionend', ({ target }) => {
			if (target === element) {
				tellColors();
			}
		});
	}
};
