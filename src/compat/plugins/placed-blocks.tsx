/**
 * Blocks of plugins that an editor has put into the cart or the checkout. The server prints each as an element with its name and
 * its attributes (WooCommerce's data-block-name); here its component is drawn into it.
 */
import { createElement, createRoot } from '@wordpress/element';
import type { UnknownObject } from '../../domain/unknown-object';
import { blockNamed } from './checkout/blocks';
import { AreaBlock } from './slots/area-blocks';
import { QuietBoundary } from './slots/quiet-boundary';

/** In islands that are awake: before that React expects the server's HTML. */
const PLACED = '[data-island][data-awake] [data-block-name]';

/** Objects, lists and truths are written as JSON; anything else is a text. */
const valueOf = (text: string): unknown => {
	try {
		return /^(?:[[{]|true$|false$)/.test(text) ? JSON.parse(text) : text;
	} catch {
		return text;
	}
};

/** Not an attribute of the block; and what React itself would take, which no author may hand to a component. */
const NOT_ATTRIBUTES = ['blockName', 'children', 'dangerouslySetInnerHTML', 'key', 'ref'];

/** The attributes of a block's element: its data, and its classes. */
const attributesOf = ({ dataset, className }: HTMLElement): UnknownObject => ({
	className,
	...Object.fromEntries(
		Object.entries(dataset)
			.filter(([name]) => !NOT_ATTRIBUTES.includes(name))
			.map(([name, text = '']) => [name, valueOf(text)]),
	),
});

/**
 * Draws those that are there, and those that come; gives how to stop. Each is drawn once: where an area goes and comes again, it
 * stays.
 */
export const drawPlacedBlocks = (page: Document): (() => void) => {
	const drawn = new WeakSet<Element>();
	const draw = (): void =>
		page.querySelectorAll<HTMLElement>(PLACED).forEach((element) => {
			const block = blockNamed(element.dataset['blockName'] ?? '');
			if (block === undefined || drawn.has(element)) {
				return;
			}
			drawn.add(element);
			createRoot(element).render(
				<QuietBoundary onError={(error) => console.error(error)}>
					<AreaBlock component={block.component} attributes={attributesOf(element)} />
				</QuietBoundary>,
			);
		});
	const observer = new MutationObserver(draw);
	observer.observe(page.body, {
		childList: true,
		subtree: true,
		attributeFilter: ['data-awake'],
	});
	draw();
	return () => observer.disconnect();
};
