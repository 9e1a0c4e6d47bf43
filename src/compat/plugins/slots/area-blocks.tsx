import { useDispatch, useSelect } from '@wordpress/data';
import { createElement, Fragment, useCallback, useMemo } from '@wordpress/element';
import type { UnknownObject } from '../../../domain/unknown-object';
import { cartStore } from '../../../stores/cart/contract';
import { checkoutStore } from '../../../stores/checkout/contract';
import type { Area } from '../checkout/areas';
import type { CheckoutBlock } from '../checkout/blocks';
import { forcedBlocksIn } from '../checkout/blocks';
import { isBlockOnPage } from './is-placed';
import { SilentErrorBoundary } from './quiet-boundary';
import { toStoreCart } from './store-cart';
import { useValidation } from './use-validation';

/**
 * Returns the block's prop `setExtensionData`, which accepts one entry of a namespace or, like the store's action, an
 * object of entries.
 */
const useSetExtensionData = () => {
	const { setExtensionData } = useDispatch(checkoutStore);
	return useCallback(
		(namespace: string, entry: string | UnknownObject, value?: unknown): void =>
			void setExtensionData(namespace, typeof entry === 'string' ? { [entry]: value } : entry),
		[setExtensionData],
	);
};

interface AreaBlockProps extends Pick<CheckoutBlock, 'component'> {
	/** Attributes as set by an editor. */
	readonly attributes?: UnknownObject;
}

/** Renders a block with the props that WooCommerce documents. */
export const AreaBlock = ({ component: Block, attributes = {} }: AreaBlockProps) => {
	const cart = useSelect((select) => select(cartStore).getCartData(), []);
	const storeCart = useMemo(() => toStoreCart({ ...cart }), [cart]);
	const extensionData = useSelect((select) => select(checkoutStore).getExtensionData(), []);
	const setExtensionData = useSetExtensionData();
	return (
		<Block
			{...attributes}
			cart={storeCart}
			extensions={cart.extensions}
			checkoutExtensionData={{ extensionData, setExtensionData }}
			validation={useValidation()}
		/>
	);
};

/**
 * Forced blocks of plugins in a part of the cart or checkout; a block that fails is omitted. Must be rendered after
 * hydration only, as PHP prints none of them.
 */
export const AreaBlocks = ({ area }: { readonly area: Area }) => (
	<Fragment>
		{forcedBlocksIn(area)
			.filter(({ name }) => !isBlockOnPage(name))
			.map(({ name, component }) => (
				<SilentErrorBoundary key={name} onError={(error) => console.error(error)}>
					<AreaBlock component={component} />
				</SilentErrorBoundary>
			))}
	</Fragment>
);
