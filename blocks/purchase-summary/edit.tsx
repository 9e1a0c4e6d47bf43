import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Disabled, PanelBody } from '@wordpress/components';
import { createElement, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { previewSettings } from '../../src/preview/page';
import { Toggle } from '../shared/controls';
import { HeadingLevelControl } from '../shared/heading-level';
import { StateToolbar } from '../shared/state-toolbar';
import { PurchasePreview, purchaseStates } from './preview';
import type { PurchaseState } from './preview';

/** Block attributes, as declared in block.json. */
export type PurchaseSummaryAttributes = {
	/** Level of the first heading; nested headings are one level deeper. */
	readonly headingLevel: number;
	/** True if every order ends on the block's page. */
	readonly orderReceivedPage: boolean;
};

/** Edit component of the purchase summary: shows a sample order as its customer would see it. */
export const PurchaseSummaryEdit = ({
	attributes: { headingLevel, orderReceivedPage },
	setAttributes,
}: BlockEditProps<PurchaseSummaryAttributes>) => {
	const [state, setState] = useState<PurchaseState>('placed');
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
			<StateToolbar states={purchaseStates()} shown={state} onShow={setState} />
			<Disabled>
				<PurchasePreview state={state} headingLevel={headingLevel} settings={previewSettings()} />
			</Disabled>
		</div>
	);
};
