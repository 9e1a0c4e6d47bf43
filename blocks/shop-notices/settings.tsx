import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { NOTICE_CONTEXTS } from '../../src/domain/failure/failure';
import type { NoticeContext } from '../../src/domain/failure/failure';
import { Choice } from '../shared/controls/controls';
import type { Option } from '../shared/controls/controls';

/** Block attributes, as declared in block.json. */
export type ShopNoticesAttributes = {
	/** Notice context of docs/behaviour.md#notice-contexts; empty for all. */
	readonly context: NoticeContext | '';
	/** Display of notices that are raised on the page. */
	readonly display: 'inline' | 'snackbar';
};

const contextOptions = (): readonly Option<NoticeContext | ''>[] => [
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

type ShopNoticesSettingsProps = Pick<
	BlockEditProps<ShopNoticesAttributes>,
	'attributes' | 'setAttributes'
>;

/** Settings controls of the shop notices block. */
export const ShopNoticesSettings = ({ attributes, setAttributes }: ShopNoticesSettingsProps) => (
	<InspectorControls>
		<PanelBody title={__('Shop notices', 'storefront-islands')}>
			<Choice
				label={__('Notices of', 'storefront-islands')}
				help={__(
					'The part of the shop whose errors and confirmations are shown here.',
					'storefront-islands',
				)}
				value={attributes.context}
				options={contextOptions()}
				onChange={(context) => setAttributes({ context })}
			/>
			<Choice
				label={__('Shown', 'storefront-islands')}
				value={attributes.display}
				options={[
					{ value: 'inline', label: __('In this place', 'storefront-islands') },
					{
						value: 'snackbar',
						label: __('Over the lower edge of the window', 'storefront-islands'),
					},
				]}
				onChange={(display) => setAttributes({ display })}
			/>
		</PanelBody>
	</InspectorControls>
);
