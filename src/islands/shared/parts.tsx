import { createElement, Fragment, useContext } from '@wordpress/element';
import type { ReactNode } from 'react';
import { partsInOrder } from '../../domain/support/parts';
import { Choices } from './block-choices';

/**
 * Parts of a screen by name, given in their default order, drawn in the order that the block has chosen, each between
 * the places before and after it, which are there also while the part is not. CartReader::in_order() does the same in
 * PHP.
 */
export const Parts = (parts: Readonly<Record<string, ReactNode>>) => {
	const { order, area } = useContext(Choices);
	return (
		<Fragment>
			{partsInOrder(Object.keys(parts), order).map((name) => (
				<Fragment key={name}>
					{area?.(`before-${name}`)}
					{parts[name]}
					{area?.(`after-${name}`)}
				</Fragment>
			))}
		</Fragment>
	);
};
