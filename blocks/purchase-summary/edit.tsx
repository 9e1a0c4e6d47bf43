import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { createElement, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Toggle } from '../shared/controls/controls';
import { HeadingLevelControl } from '../shared/controls/heading-level';
import { ServerPreview } from '../shared/in-place/server-preview';
import { StateToolbar } from '../shared/controls/state-toolbar';

/** Block attributes, as declared in block.json. */
export type PurchaseSummaryAttributes = {
	/** Level of the first heading; nested headings are one level deeper. */
	readonly headingLevel: number;
	/** True if every order ends on the block's page. */
	readonly orderReceivedPage: boolean;
};

const states = () =>
	[
		['placed', __('Order placed', 'storefront-islands')],
		['none', __('No order', 'storefront-islands')],
	] as const;

/** Edit component of the purchase summary: shows a sample order as its customer would see it. */
export const PurchaseSummaryEdit = ({
	attributes,
	setAttributes,
}: BlockEditProps<PurchaseSummaryAttributes>) => {
	const { headingLevel, orderReceivedPage } = attributes;
	const [state, setState] = useState<'placed' | 'none'>('placed');
	return (
		<div {...useBlockProps()}>
			<InspectorControls>
				<PanelBody title={__('Purchase summary', 'storefront-islands')}>
					<Toggle
						label={__('Order received page', 'storefront-islands')}
						help={__('Shoppers come to this page after they have ordered.', 'storefront-islands')}
						checked={orderReceivedPage}
						onChange={(isOn) => setAttributes({ orderReceivedPage: isOn })}
					/>
					<HeadingLevelControl
						level={headingLevel}
						deepest={5}
						onChange={(level) => setAttributes({ headingLevel: level })}
					/>
				</PanelBody>
			</InspectorControls>
			<StateToolbar states={states()} shown={state} onShow={setState} />
			<ServerPreview block="purchase-summary" attributes={attributes} state={state} />
		</div>
	);
};
