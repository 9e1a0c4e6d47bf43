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

/** Returns the colour behind an element; null if there is none, or a picture without one. */
const backgroundBehind = (start: Element): string | null => {
	for (let element: Element | null = start; element; element = element.parentElement) {
		const { backgroundColor, backgroundImage } = getComputedStyle(element);
		if (isOpaque(backgroundColor)) {
			return backgroundColor;
		}
		if (backgroundImage.includes('(')) {
			return null;
		}
	}
	return null;
};

/** Returns the content around an island, of which others, such as those of a header, are drawn on other colours. */
const contentOf = (page: Document): Element =>
	page.querySelector('main [data-island]')?.parentElement ??
	page.querySelector('main') ??
	page.body;

const tellColors = (): void => {
	const content = contentOf(document);
	const background = backgroundBehind(content);
	const text = getComputedStyle(content).color;
	if (background !== null && isOpaque(text)) {
		const { style } = document.documentElement;
		style.setProperty(BACKGROUND, background);
		style.setProperty(TEXT, text);
	}
};

export const watchPageColors = (): void => {
	tellColors();
	const observer = new MutationObserver(tellColors);
	for (const element of [document.documentElement, document.body]) {
		observer.observe(element, { attributeFilter: SWITCHES });
	}
};
