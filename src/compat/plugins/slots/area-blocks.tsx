/** Renders plugins' inner blocks in a part of the cart or checkout, and plugins registered with registerPlugin. */
import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo, createElement, Fragment, useCallback, createRoot } from '@wordpress/element';
import type { ComponentType } from 'react';
import { valueAt } from '../../../domain/support/unknown';
import type { UnknownObject } from '../../../domain/support/unknown';
import { cartStore } from '../../../stores/cart/store/contract';
import { checkoutStore } from '../../../stores/checkout/store/contract';
import { validationStore } from '../../../stores/checkout/validation';
import { PluginNodes } from '../../elements/plugin-nodes';
import { forcedBlocksIn } from './checkout-blocks';
import type { Area, CheckoutBlock } from './checkout-blocks';
import { SilentErrorBoundary } from './slot-fill';
import { toStoreCart } from './store-cart';

/**
 * True if an editor has inserted the block on the page (placed-blocks.tsx); it must not be rendered elsewhere as well.
 */
export const isBlockOnPage = (name: string): boolean =>
	[...document.querySelectorAll<HTMLElement>('[data-island] [data-block-name]')].some(
		({ dataset }) => dataset['blockName'] === name,
	);

/** Prefix of the ids of errors that plugins' blocks set with this prop, as in WooCommerce. */
const PREFIX = 'extensions-errors';

const idOf = (id: string): string => `${PREFIX}-${id}`;

/** Returns the prop `validation` of a block: its own errors in wc/store/validation, with ids that no field uses. */
const useValidation = () => {
	const actions = useDispatch(validationStore);
	const { getValidationError } = useSelect(validationStore, []);
	const hasValidationErrors = useSelect(
		(select) => select(validationStore).hasValidationErrors(),
		[],
	);
	return useMemo(
		() => ({
			hasValidationErrors,
			getValidationError: (id: string) => getValidationError(idOf(id)),
			setValidationErrors: (errors: UnknownObject): void =>
				void actions.setValidationErrors(
					Object.fromEntries(Object.entries(errors).map(([id, error]) => [idOf(id), error])),
				),
			clearValidationError: (id: string): void => void actions.clearValidationError(idOf(id)),
			hideValidationError: (id: string): void => void actions.hideValidationError(idOf(id)),
			showValidationError: (id: string): void => void actions.showValidationError(idOf(id)),
		}),
		[hasValidationErrors, getValidationError, actions],
	);
};

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
	const props = {
		...attributes,
		cart: storeCart,
		extensions: cart.extensions,
		checkoutExtensionData: { extensionData, setExtensionData },
		validation: useValidation(),
	};
	return <PluginNodes nodes={<Block />} props={props} />;
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
				<SilentErrorBoundary key={name} onError={console.error}>
					<AreaBlock component={component} />
				</SilentErrorBoundary>
			))}
	</Fragment>
);

type PluginArea = ComponentType<{ readonly scope?: string }>;

const isPluginArea = (value: unknown): value is PluginArea => typeof value === 'function';

/** Returns PluginArea of @wordpress/plugins, if a plugin has loaded that script. */
const pluginArea = (): PluginArea | null => {
	const area = valueAt(window, 'wp', 'plugins', 'PluginArea');
	return isPluginArea(area) ? area : null;
};

/**
 * Renders the plugins registered for the checkout with registerPlugin: their fills reach slots from anywhere. The
 * element is detached from the page, so that their other output stays invisible.
 */
export const renderPlugins = (): void => {
	const Area = pluginArea();
	if (Area !== null) {
		createRoot(document.createElement('div')).render(
			<SilentErrorBoundary onError={console.error}>
				<PluginNodes nodes={<Area />} props={{ scope: 'woocommerce-checkout' }} />
			</SilentErrorBoundary>,
		);
	}
};
