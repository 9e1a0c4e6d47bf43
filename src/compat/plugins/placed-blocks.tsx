/**
 * Inner blocks of plugins that an editor has inserted into the cart or the checkout. The server prints each as an
 * element with its name and attributes (WooCommerce's data-block-name); its component is rendered into that element.
 */
import { createElement, createRoot } from '@wordpress/element';
import type { UnknownObject } from '../../domain/support/unknown';
import { AreaBlock } from './slots/area-blocks';
import { blockNamed } from './slots/checkout-blocks';
import { SilentErrorBoundary } from './slots/slot-fill';

/** Matches elements in hydrated islands only: before hydration React expects the server's HTML. */
const PLUGIN_BLOCK = '[data-island][data-hydrated] [data-block-name]';

/** Parses an attribute: objects, arrays and booleans are written as JSON, anything else is a string. */
const valueOf = (text: string): unknown => {
	try {
		return /^(?:[[{]|true$|false$)/.test(text) ? JSON.parse(text) : text;
	} catch {
		return text;
	}
};

/**
 * `blockName` is not an attribute of the block; the others are special to React, and authors must not be able to pass
 * them to a component.
 */
const NOT_ATTRIBUTES = ['blockName', 'children', 'dangerouslySetInnerHTML', 'key', 'ref'];

/** Returns the attributes of a block's element: its data attributes and its class names. */
const attributesOf = ({ dataset, className }: HTMLElement): UnknownObject => ({
	className,
	...Object.fromEntries(
		Object.entries(dataset)
			.filter(([name]) => !NOT_ATTRIBUTES.includes(name))
			.map(([name, text = '']) => [name, valueOf(text)]),
	),
});

/**
 * Renders the elements that exist and those added later; returns a function that stops it. Each is rendered once: if a
 * content area is unmounted and mounted again, the rendered block is kept.
 */
export const renderPluginBlocks = (page: Document): (() => void) => {
	const rendered = new WeakSet<Element>();
	const render = (): void =>
		page.querySelectorAll<HTMLElement>(PLUGIN_BLOCK).forEach((element) => {
			const block = blockNamed(element.dataset['blockName'] ?? '');
			if (block === undefined || rendered.has(element)) {
				return;
			}
			rendered.add(element);
			createRoot(element).render(
				<SilentErrorBoundary onError={console.error}>
					<AreaBlock component={block.component} attributes={attributesOf(element)} />
				</SilentErrorBoundary>,
			);
		});
	const observer = new MutationObserver(render);
	observer.observe(page.body, {
		childList: true,
		subtree: true,
		attributeFilter: ['data-hydrated'],
	});
	render();
	return () => observer.disconnect();
};
