/**
 * Rebuilds elements of another React with the page's own createElement, so that the page's React renders them. Elements
 * inside of props keep their component types, which a parent may compare; what a component returns is rebuilt when it
 * has run, so each component is rendered by a wrapper.
 */
import { createElement } from '@wordpress/element';
import type { ComponentClass, ElementType, ReactNode } from 'react';
import { isObject } from '../../domain/support/unknown';
import type { UnknownObject } from '../../domain/support/unknown';
import { isAnyElement, LEGACY, PAGE_KIND } from './element-kind';
import type { AnyElement } from './element-kind';

/** A context's provider of React 18: React 19 renders the context itself. */
const PROVIDER = Symbol.for('react.provider');
const PORTAL = Symbol.for('react.portal');

type Change = (value: unknown) => unknown;
type AnyFunction = (...args: readonly unknown[]) => unknown;

const isFunction = (value: unknown): value is AnyFunction => typeof value === 'function';

const isType = (value: unknown): value is ElementType =>
	typeof value === 'string' || typeof value === 'symbol' || isFunction(value) || isObject(value);

export const isNode = (value: unknown): value is ReactNode => !isFunction(value);

const isClass = (value: unknown): value is ComponentClass =>
	isFunction(value) && isObject(value.prototype) && 'isReactComponent' in value.prototype;

/** Applies a change to the entries of an array or of props. Returns the same object if none has changed. */
const changed = <Whole extends object>(whole: Whole, change: Change): Whole => {
	let result = whole;
	for (const [name, value] of Object.entries(whole)) {
		const next = change(value);
		if (next !== value) {
			result = result === whole ? Object.assign(Array.isArray(whole) ? [] : {}, whole) : result;
			Object.assign(result, { [name]: next });
		}
	}
	return result;
};

const create = (type: unknown, element: AnyElement, props: UnknownObject): unknown => {
	const { children, ...others } = props;
	const { key } = element;
	const ref = element.$$typeof === LEGACY ? element.ref : undefined;
	const config = {
		...others,
		...(key !== null && { key }),
		...(ref !== undefined && ref !== null && { ref }),
	};
	if (!isType(type)) {
		return element;
	}
	// Children in an array are not a list: without keys they would be warned of.
	return Array.isArray(children)
		? createElement(type, config, ...children)
		: createElement(type, 'children' in props ? { ...config, children } : config);
};

/** Elements cannot be changed, so each is rebuilt once. */
const once = (change: (element: AnyElement) => unknown) => {
	const known = new WeakMap<AnyElement, unknown>();
	return (element: AnyElement): unknown => {
		if (!known.has(element)) {
			known.set(element, change(element));
		}
		return known.get(element);
	};
};

/** Returns a value with elements of the page's kind in place of others, also in arrays, portals and props. */
export const converted: Change = (value) => {
	if (isAnyElement(value)) {
		return convertedElement(value);
	}
	return Array.isArray(value) ? changed(value, converted) : value;
};

const convertedElement = once((element) => {
	const props = changed(element.props, converted);
	return props === element.props && element.$$typeof === PAGE_KIND
		? element
		: create(element.type, element, props);
});

/** Returns a value that React can render: all of it is of the page's kind, and so is what its components return. */
export const rendered: Change = (value) => {
	if (isAnyElement(value)) {
		return renderedElement(value);
	}
	if (Array.isArray(value)) {
		return changed(value, rendered);
	}
	return isObject(value) && value.$$typeof === PORTAL
		? { ...value, children: rendered(value.children) }
		: value;
};

const renderedElement = once((element) => {
	const { type, props } = element;
	const wrapper = wrapped(type);
	if (wrapper !== type) {
		return create(wrapper, element, changed(props, converted));
	}
	const direct = changed(props, rendered);
	const { children } = direct;
	if (isFunction(children)) {
		// A consumer of a context renders what its child returns.
		const child = (...args: readonly unknown[]) => rendered(children(...args));
		return create(type, element, { ...direct, children: child });
	}
	return direct === props && element.$$typeof === PAGE_KIND
		? element
		: create(type, element, direct);
});

/** React 19 knows no defaultProps of functions. */
const withDefaults = (type: AnyFunction, props: unknown): unknown => {
	const defaults: UnknownObject = Object(Reflect.get(type, 'defaultProps'));
	const given: UnknownObject = Object(props);
	const missing = Object.entries(defaults).filter(([name]) => given[name] === undefined);
	return missing.length === 0 ? props : { ...given, ...Object.fromEntries(missing) };
};

const wrapperOf = (type: unknown): unknown => {
	if (isClass(type)) {
		return class extends type {
			override render(): ReactNode {
				const output = rendered(super.render());
				return isNode(output) ? output : null;
			}
		};
	}
	if (isFunction(type)) {
		return (props: unknown, ...rest: readonly unknown[]) =>
			rendered(type(withDefaults(type, props), ...rest));
	}
	if (!isObject(type)) {
		return type;
	}
	const { render, _init: init } = type;
	if (isFunction(render)) {
		return { ...type, render: (...args: readonly unknown[]) => rendered(render(...args)) };
	}
	if (isFunction(init)) {
		return { ...type, _init: (payload: unknown) => wrapped(init(payload)) };
	}
	if (type.$$typeof === PROVIDER && PAGE_KIND !== LEGACY) {
		return type._context;
	}
	return 'type' in type ? { ...type, type: wrapped(type.type) } : type;
};

const wrappers = new WeakMap<object, unknown>();

/** Returns the wrapper of a component, always the same one, so that React keeps its state. */
const wrapped = (type: unknown): unknown => {
	if (!isFunction(type) && !isObject(type)) {
		return type;
	}
	if (!wrappers.has(type)) {
		const wrapper = wrapperOf(type);
		wrappers.set(type, wrapper);
		if (isFunction(wrapper) || isObject(wrapper)) {
			wrappers.set(wrapper, wrapper);
		}
	}
	return wrappers.get(type);
};
