import { cloneElement, isValidElement } from '@wordpress/element';
import type { ReactNode } from 'react';

/** A gateway's element with these props added; texts and nothing stay as they are. */
export const withProps = (
	element: ReactNode,
	props: Readonly<Record<string, unknown>>,
): ReactNode =>
	isValidElement<Readonly<Record<string, unknown>>>(element)
		? cloneElement(element, props)
		: element;
