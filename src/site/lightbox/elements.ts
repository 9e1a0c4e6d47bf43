/** Creates an element with attributes and content; strings are added as text, never as markup. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	attributes: Readonly<Record<string, string>> = {},
	...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
	const made = document.createElement(name);
	for (const [attribute, value] of Object.entries(attributes)) {
		made.setAttribute(attribute, value);
	}
	made.append(...content);
	return made;
};

const SVG = 'http://www.w3.org/2000/svg';

const icon = (path: string): SVGElement => {
	const svg = document.createElementNS(SVG, 'svg');
	const line = document.createElementNS(SVG, 'path');
	svg.setAttribute('viewBox', '0 0 20 20');
	svg.setAttribute('aria-hidden', 'true');
	line.setAttribute('d', path);
	svg.append(line);
	return svg;
};

/** Creates a button with an accessible name and an icon on a 20 × 20 grid. */
export const iconButton = (name: string, label: string, path: string): HTMLButtonElement =>
	element(
		'button',
		{ type: 'button', class: `storefront-lightbox__${name}`, 'aria-label': label, title: label },
		icon(path),
	);
