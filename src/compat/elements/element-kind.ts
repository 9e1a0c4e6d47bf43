/**
 * Kinds of React elements. A plugin that bundles `react/jsx-runtime` makes elements of that runtime's kind, and React
 * renders its own kind only: React 19 throws error 525 at one of React 17 or 18.
 */
import { createElement } from '@wordpress/element';
import { isObject } from '../../domain/support/unknown';

/** Of React 17 and 18. */
export const LEGACY = Symbol.for('react.element');
/** Of React 19. */
const CURRENT = Symbol.for('react.transitional.element');

export interface AnyElement {
	readonly $$typeof: unknown;
	readonly type: unknown;
	readonly key: string | null;
	/** Of the legacy kind; React 19 has it in the props. */
	readonly ref?: unknown;
	readonly props: Readonly<Record<string, unknown>>;
}

/** The kind that the page's React makes and renders. */
export const PAGE_KIND: unknown = Reflect.get(createElement('i'), '$$typeof');

/** True for an element of any React. */
export const isAnyElement = (value: unknown): value is AnyElement =>
	isObject(value) && (value.$$typeof === LEGACY || value.$$typeof === CURRENT);

/**
 * True for nodes of a plugin that may hold elements of another kind: on React 19 all, as a component of an element that is
 * the page's own can return legacy ones; on React 18 only elements that are themselves of another kind.
 */
export const mayBeForeign = (nodes: unknown): boolean =>
	Array.isArray(nodes)
		? nodes.some(mayBeForeign)
		: isAnyElement(nodes) && (PAGE_KIND !== LEGACY || nodes.$$typeof !== LEGACY);
