/**
 * Tells style sheets how high a toolbar is that a theme fixes to the lower edge of a phone's window, as
 * `--storefront-fixed-below`: the bars of cart, checkout and product forms stand above it.
 */
const PROPERTY = '--storefront-fixed-below';

/** Width in pixels from which no bar is at the lower edge. */
const WIDE = 1024;

/** Height in pixels of the highest toolbar; what is higher is a banner, which goes away. */
const HIGHEST = 120;

/** Events after which a theme may show or hide its toolbar, and the time in milliseconds that it takes. */
const EVENTS = ['resize', 'scroll', 'click'];
const SETTLED = 200;

/** Returns the height of what is fixed to the lower edge; 0 without it. */
const heightBelow = (): number =>
	Math.max(
		0,
		...document
			.elementsFromPoint(innerWidth / 2, innerHeight - 1)
			.filter(
				(element) =>
					getComputedStyle(element).position === 'fixed' &&
					!element.matches('[class*=storefront-]'),
			)
			.map((element) => element.getBoundingClientRect())
			.filter(({ top, width }) => width * 2 > innerWidth && innerHeight - top <= HIGHEST)
			.map(({ top }) => innerHeight - top),
	);

export const watchFixedBelow = (): void => {
	const { style } = document.documentElement;
	let timer = 0;

	const measure = (): void => {
		// A dialog makes what is below it inert, which is not found then.
		if (innerWidth < WIDE && !document.querySelector('dialog[open]')) {
			const height = `${String(heightBelow())}px`;
			if (style.getPropertyValue(PROPERTY) !== height) {
				style.setProperty(PROPERTY, height);
			}
		}
	};
	const measureSoon = (): void => {
		clearTimeout(timer);
		timer = window.setTimeout(measure, SETTLED);
	};

	for (const type of EVENTS) {
		window.addEventListener(type, measureSoon, { passive: true });
	}
	measureSoon();
};
