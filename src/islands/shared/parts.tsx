import { createElement, Fragment, useContext } from '@wordpress/element';
import type { ReactNode } from 'react';
import { partsInOrder } from '../../domain/parts';
import { Choices } from './block-choices';

/**
 * Parts of a screen by name, given in their default order, drawn in the order that the block has chosen.
 * CartReader::in_order() does the same in PHP.
 */
export const Parts = (parts: Readonly<Record<string, ReactNode>>) => (
	<Fragment>
		{partsInOrder(Object.keys(parts), useContext(Choices).order).map((name) => (
			<Fragment key={name}>{parts[name]}</Fragment>
		))}
	</Fragment>
);
