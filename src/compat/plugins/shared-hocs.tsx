/** window.wc.wcBlocksSharedHocs: higher-order components for product blocks. */
import { createElement } from '@wordpress/element';
import type { ComponentType } from 'react';
import { useProductDataContext } from './shared-context';

type Props = Readonly<Record<string, unknown>>;

/** Passes the surrounding product to a component. */
const withProductDataContext =
	(Block: ComponentType<Props>): ComponentType<Props> =>
	(props) => {
		const { product, isLoading } = useProductDataContext();
		return <Block {...props} product={product} isLoading={isLoading} />;
	};

/** Applies defaults to a block's attributes: each entry of `attributes` has its own `default`. */
const withFilteredAttributes =
	(attributes: Readonly<Record<string, { readonly default?: unknown } | undefined>>) =>
	(Block: ComponentType<Props>): ComponentType<Props> =>
	(props) => {
		const defaults = Object.fromEntries(
			Object.entries(attributes).map(([name, attribute]) => [name, attribute?.default]),
		);
		return <Block {...defaults} {...props} />;
	};

export const wcBlocksSharedHocs: Record<string, unknown> = {
	withFilteredAttributes,
	withProductDataContext,
};
