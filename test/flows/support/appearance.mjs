/**
 * Appearance of a page, as data: position and style of every element of the plugin's blocks. Two such records are
 * compared to find out whether other plugins' style sheets reach these elements.
 */

/** Blocks of the plugin; nested ones are part of the outer one. */
export const BLOCKS = '[class*="wp-block-storefront-islands-"]';

/** Properties that show. Sizes and positions of an element are those of its box. */
const PROPERTIES = [
	'background-color',
	'background-image',
	'border-bottom-color',
	'border-bottom-style',
	'border-bottom-width',
	'border-left-width',
	'border-right-width',
	'border-top-color',
	'border-top-left-radius',
	'border-top-width',
	'box-shadow',
	'color',
	'cursor',
	'fill',
	'font-family',
	'font-size',
	'font-style',
	'font-weight',
	'letter-spacing',
	'line-height',
	'list-style-type',
	'opacity',
	'text-align',
	'text-decoration-line',
	'text-transform',
	'visibility',
	'white-space',
];

/** Gives functions that run in the page `isClipped`: true for what is for screen readers only, clipped to nothing. */
const addIsClipped = (page) =>
	page.evaluate(() => {
		window.isClipped = (element) =>
			element !== null &&
			(window.getComputedStyle(element).clipPath !== 'none' ||
				window.isClipped(element.parentElement));
	});

/**
 * Records every element of the plugin's blocks, and its `::before` and `::after`.
 *
 * @param {import('@playwright/test').Page | import('@playwright/test').Frame} page
 * @param {string} [roots] Selector of the elements to record with their descendants.
 * @returns {Promise<{name: string, values: Record<string, string>}[]>} In document order.
 */
export const readAppearance = async (page, roots = BLOCKS) => {
	await addIsClipped(page);
	return page.evaluate(
		([selector, properties]) => {
			const nameOf = (element, pseudo) =>
				[element.localName, ...element.classList].join('.') + (pseudo ?? '');
			const boxOf = (element) => {
				const { x, y, width, height } = element.getBoundingClientRect();
				return [x + window.scrollX, y + window.scrollY, width, height].map(Math.round).join(' ');
			};
			const valuesOf = (element, pseudo) => {
				const style = window.getComputedStyle(element, pseudo);
				if (pseudo !== null && style.content === 'none') {
					return { content: 'none' };
				}
				const box = pseudo === null ? boxOf(element) : `${style.width} ${style.height}`;
				return Object.fromEntries([
					['box', box],
					[
						'outline',
						style.outlineStyle === 'none' ? '' : `${style.outline} ${style.outlineOffset}`,
					],
					...properties.map((property) => [property, style.getPropertyValue(property)]),
				]);
			};
			return [...document.querySelectorAll(`:is(${selector}), :is(${selector}) *`)]
				.filter((element) => element.checkVisibility() && !window.isClipped(element))
				.flatMap((element) =>
					[null, '::before', '::after'].map((pseudo) => ({
						name: nameOf(element, pseudo),
						values: valuesOf(element, pseudo),
					})),
				);
		},
		[roots, PROPERTIES],
	);
};

/**
 * Adds style sheets before and after all others of the page, as either order occurs.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} css
 */
const addStyleSheet = (page, css) =>
	page.evaluate((content) => {
		for (const insert of ['prepend', 'append']) {
			const style = document.createElement('style');
			style.textContent = content;
			document.head[insert](style);
		}
	}, css);

/**
 * Compares two records of the same blocks.
 *
 * @param {Awaited<ReturnType<typeof readAppearance>>} before
 * @param {Awaited<ReturnType<typeof readAppearance>>} after
 * @returns {string[]} "element: property from → to"; empty if they are equal.
 */
export const differencesOf = (before, after) => {
	if (before.length !== after.length) {
		return [`${before.length} elements were visible, ${after.length} are`];
	}
	return before.flatMap(({ name, values }, index) =>
		Object.entries(after[index].values)
			.filter(([property, value]) => values[property] !== value)
			.map(([property, value]) => `${name}: ${property} ${values[property]} → ${value}`),
	);
};

/**
 * Returns what a style sheet changes about the plugin's blocks on a page, as `differencesOf` does.
 *
 * @param {import('@playwright/test').Page} page Page without animations under way.
 * @param {string} css
 * @returns {Promise<string[]>} Empty if it changes nothing.
 */
export const changesBy = async (page, css) => {
	const before = await readAppearance(page);
	await addStyleSheet(page, css);
	return differencesOf(before, await readAppearance(page));
};

/**
 * Returns pairs of visible texts of the plugin's blocks that overlap, and of texts and fields.
 *
 * @param {import('@playwright/test').Page | import('@playwright/test').Frame} page
 * @returns {Promise<string[]>}
 */
export const overlapsOn = async (page) => {
	await addIsClipped(page);
	return page.evaluate((blocks) => {
		const roots = [...document.querySelectorAll(blocks)].filter(
			(root) => root.parentElement.closest(blocks) === null,
		);
		const closest = (element, has) =>
			element === null || has(window.getComputedStyle(element))
				? element
				: closest(element.parentElement, has);
		// Bars and drawers are over other content on purpose, with a background of their own.
		const layerOf = (element) =>
			closest(element, ({ position }) => position === 'sticky' || position === 'fixed');
		const isShown = (element) =>
			element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
			!window.isClipped(element);
		const textsOf = (root) => {
			const walker = document.createTreeWalker(root, window.NodeFilter.SHOW_TEXT);
			const found = [];
			while (walker.nextNode()) {
				const text = walker.currentNode.data.trim();
				if (text !== '' && isShown(walker.currentNode.parentElement)) {
					const node = walker.currentNode;
					const range = document.createRange();
					range.selectNodeContents(node);
					const layer = layerOf(node.parentElement);
					found.push(...[...range.getClientRects()].map((box) => ({ text, node, box, layer })));
				}
			}
			return found;
		};
		const fieldsOf = (root) =>
			[...root.querySelectorAll('input:not([type=range]), select, textarea')]
				.filter(isShown)
				.map((field) => ({
					text: `the field ${field.id}`,
					node: field,
					box: field.getBoundingClientRect(),
					layer: layerOf(field),
				}));
		// Lines of text may touch, as their boxes are higher than their letters.
		const doOverlap = (a, b) =>
			Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
			Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
		// A label inside its field stands where the value will be.
		const isLabelInside = (label, field) =>
			label.parentElement?.control === field && field.matches(':placeholder-shown');
		return roots.flatMap((root) => {
			const parts = [...textsOf(root), ...fieldsOf(root)];
			return parts.flatMap((part, index) =>
				parts
					.slice(index + 1)
					.filter(
						({ node, box, layer }) =>
							node !== part.node &&
							layer === part.layer &&
							!isLabelInside(part.node, node) &&
							doOverlap(part.box, box),
					)
					.map(({ text }) => `“${part.text}” and “${text}”`),
			);
		});
	}, BLOCKS);
};
