import { cloneElement, isValidElement } from '@wordpress/element';
import type { ReactNode } from 'react';

/**
 * Returns a gateway's element with additional props. Texts, empty values and plain HTML elements are returned
 * unchanged.
 */
export const withProps = (
	element: ReactNode,
	props: Readonly<Record<string, unknown>>,
): ReactNode =>
	isValidElement<Readonly<Record<string, unknown>>>(element) && typeof element.type !== 'string'
		? cloneElement(element, props)
		: element;
