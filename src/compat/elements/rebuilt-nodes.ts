import { Children } from '@wordpress/element';
import type { ReactNode } from 'react';
import { converted, isNode, rendered } from './rebuild';
import { withProps } from './with-props';
import type { NodesProps } from './with-props';

/** Renders a plugin's nodes with the page's React, whichever React made them. */
const RebuiltNodes = ({ nodes, props }: NodesProps): ReactNode => {
	const own = converted(nodes);
	const output = rendered(isNode(own) && Children.map(own, (node) => withProps(node, props)));
	return isNode(output) ? output : null;
};

export default RebuiltNodes;
