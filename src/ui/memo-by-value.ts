/**
 * Keeps a press of a key short: what is drawn from data is drawn again only when a value in the data has changed. View
 * models are made anew with every change of the stores, most of them with the same values.
 */
import { memo } from '@wordpress/element';
import type { FunctionComponent } from 'react';
import { isObject } from '../domain/support/unknown';

/** Compares by value: plain objects and arrays by their properties, all else, such as functions, by identity. */
export const isSame = (before: unknown, after: unknown): boolean => {
	if (!isObject(before) || !isObject(after)) {
		return Object.is(before, after);
	}
	const names = Object.keys(before);
	return (
		before === after ||
		(before.constructor === after.constructor &&
			Object.keys(after).length === names.length &&
			names.every((name) => name in after && isSame(before[name], after[name])))
	);
};

/** Memoises a component whose props are data and stable functions: no elements, no functions made in a render. */
export const memoByValue = <Props extends object>(component: FunctionComponent<Props>) =>
	memo(component, isSame);
