import { cloneElement, isValidElement } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { UnknownObject } from '../../domain/support/unknown';

export interface NodesProps {
	/** What a plugin has registered or filled in. */
	readonly nodes: ReactNode;
	/** Added to every element that is no plain HTML element. */
	readonly props: UnknownObject;
}

/**
 * Returns a plugin's element with additional props. Texts, empty values and plain HTML elements are returned unchanged.
 */
export const withProps = (element: ReactNode, props: UnknownObject): ReactNode =>
	isValidElement<UnknownObject>(element) && typeof element.type !== 'string'
		? cloneElement(element, props)
		: element;
