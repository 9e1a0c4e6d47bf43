/**
 * Renders nodes of plugins. What another React than the page's may have made is rebuilt, by code that other pages do not
 * load. Any node may throw: each must be rendered inside an error boundary of its own.
 */
import { Children, createElement, lazy, Suspense } from '@wordpress/element';
import type { ReactNode } from 'react';
import { mayBeForeign } from './element-kind';
import { withProps } from './with-props';
import type { NodesProps } from './with-props';

const RebuiltNodes = lazy(() => import(/* webpackChunkName: "elements" */ './rebuilt-nodes'));

export const PluginNodes = ({ nodes, props }: NodesProps): ReactNode =>
	mayBeForeign(nodes) ? (
		<Suspense fallback={null}>
			<RebuiltNodes nodes={nodes} props={props} />
		</Suspense>
	) : (
		Children.map(nodes, (node) => withProps(node, props))
	);
