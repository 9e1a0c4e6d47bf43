/**
 * Colours of the checkout's fields for gateways that copy them into their own: they understand only opaque rgb(), while the
 * style sheets make borders and errors of the text's colour. The same colours, as they appear, become properties that
 * the style sheets prefer.
 */

/** Red, green and blue from 0 to 255, and opacity. */
export type Rgba = readonly [number, number, number, number];

const WHITE: Rgba = [255, 255, 255, 1];

/** Reads a computed colour, which is rgb(), rgba() or color(srgb …); null for others. */
export const readColor = (text: string): Rgba | null => {
	const [, space = '', list = ''] = /^(rgba?|color)\((?:srgb )?([^)]*)\)$/.exec(text) ?? [];
	const [red = NaN, green = NaN, blue = NaN, alpha = 1] = list
		.split(/[\s,/]+/)
		.filter((part) => part !== '')
		.map(Number);
	const scale = space === 'color' ? 255 : 1;
	const color: Rgba = [red * scale, green * scale, blue * scale, alpha];
	return color.some(Number.isNaN) ? null : color;
};

/** Returns how a colour appears on an opaque one. */
export const layOver = ([red, green, blue, alpha]: Rgba, [r, g, b]: Rgba): Rgba => {
	const mix = (over: number, under: number): number => over * alpha + under * (1 - alpha);
	return [mix(red, r), mix(green, g), mix(blue, b), 1];
};

export const toRgb = ([red, green, blue]: Rgba): string =>
	`rgb(${[red, green, blue].map((part) => Math.min(255, Math.max(0, Math.round(part)))).join(', ')})`;

/** Returns the colour behind an element; null if it is a picture or of a kind that cannot be read. */
const colorBehind = (element: Element | null): Rgba | null => {
	if (element === null) {
		return WHITE;
	}
	const { backgroundColor, backgroundImage } = window.getComputedStyle(element);
	const own = readColor(backgroundColor);
	if (own === null || !['', 'none'].includes(backgroundImage)) {
		return null;
	}
	const under = own[3] < 1 ? colorBehind(element.parentElement) : own;
	return under && layOver(own, under);
};

/** Returns what a colour of the style sheets is in an element, as color(srgb …). */
const resolve = (element: Element, color: string): Rgba | null => {
	const probe = element.ownerDocument.createElement('i');
	probe.style.color = `color-mix(in srgb, ${color}, ${color})`;
	element.append(probe);
	const computed = readColor(window.getComputedStyle(probe).color);
	// Before anything else runs: the element is React's.
	probe.remove();
	return computed;
};

const PROPERTIES = ['line', 'error', 'background'].map((name) => `--storefront-field-${name}`);

const update = (island: HTMLElement): void => {
	PROPERTIES.forEach((name) => island.style.removeProperty(name));
	const field = island.querySelector('input:not([type="radio"], [type="checkbox"])');
	const behind = field && colorBehind(field.parentElement);
	if (!field || !behind) {
		return;
	}
	const line = readColor(window.getComputedStyle(field).borderTopColor);
	const error = resolve(island, 'var(--storefront-error)');
	[line?.[3] ? line : null, error, behind].forEach((color, position) => {
		const name = PROPERTIES[position];
		if (color && name) {
			island.style.setProperty(name, toRgb(layOver(color, behind)));
		}
	});
};

/** Sets the properties on the page's checkout, now and whenever the device changes between light and dark. */
export const exposeFieldColors = (page: Document): void => {
	const updateAll = (): void =>
		page.querySelectorAll<HTMLElement>('[data-island="checkout"]').forEach(update);
	updateAll();
	window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', updateAll);
};
