import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { NOTICE_CONTEXTS } from '../../src/domain/failure-notices';
import { NoticeList } from '../../src/ui/notices';

/** The attributes of block.json. */
export type ShopNoticesAttributes = {
	/** A context of spec section 2, empty for all. */
	readonly context: string;
	/** Where notices that are raised on the page stand. */
	readonly display: 'inline' | 'snackbar';
};

const nothing = () => undefined;

const contextOptions = () => [
	{ value: '', label: __('All', 'storefront-islands') },
	{ value: NOTICE_CONTEXTS.cart, label: __('Cart', 'storefront-islands') },
	{ value: NOTICE_CONTEXTS.checkout, label: __('Checkout', 'storefront-islands') },
	{ value: NOTICE_CONTEXTS.payments, label: __('Payments', 'storefront-islands') },
	{ value: NOTICE_CONTEXTS.expressPayments, label: __('Express payments', 'storefront-islands') },
	{
		value: NOTICE_CONTEXTS.contactInformation,
		label: __('Contact information', 'storefront-islands'),
	},
	{ value: NOTICE_CONTEXTS.shippingAddress, label: __('Shipping address', 'storefront-islands') },
	{ value: NOTICE_CONTEXTS.billingAddress, label: __('Billing address', 'storefront-islands') },
	{ value: NOTICE_CONTEXTS.shippingMethods, label: __('Shipping methods', 'storefront-islands') },
	{ value: NOTICE_CONTEXTS.checkoutActions, label: __('Checkout actions', 'storefront-islands') },
];

/** The place of notices in the editor, with a sample. */
export const ShopNoticesEdit = ({
	attributes: { context, display },
	setAttributes,
}: BlockEditProps<ShopNoticesAttributes>) => (
	<div {...useBlockProps()}>
		<InspectorControls>
			<PanelBody title={__('Shop notices', 'storefront-islands')}>
				<SelectControl
					label={__('Notices of', 'storefront-islands')}
					value={context}
					options={contextOptions()}
					onChange={(value) => setAttributes({ context: value })}
				/>
				<SelectControl
					label={__('Shown', 'storefront-islands')}
					value={display}
					options={[
						{ value: 'inline', label: __('In this place', 'storefront-islands') },
						{
							value: 'snackbar',
							label: __('Over the lower edge of the window', 'storefront-islands'),
						},
					]}
					onChange={(value) => setAttributes({ display: value })}
				/>
			</PanelBody>
		</InspectorControls>
		<NoticeList
			notices={[
				{
					id: 'sample',
					status: 'info',
					message: __('What the shop has to say is shown here.', 'storefront-islands'),
					dismissible: false,
				},
			]}
			onDismiss={nothing}
		/>
	</div>
);
