import { cloneElement, isValidElement } from '@wordpress/element';
import type { ReactNode } from 'react';

/** A gateway's element with these props added. Texts, nothing, and plain HTML, which has no use for them, stay as they are. */
export const withProps = (
	element: ReactNode,
	props: Readonly<Record<string, unknown>>,
): ReactNode =>
	isValidElement<Readonly<Record<string, unknown>>>(element) && typeof element.type !== 'string'
		? cloneElement(element, props)
		: element;
