import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { createElement, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Flag } from '../shared/controls/flags';
import { HeadingLevelControl } from '../shared/controls/heading-level';
import { ServerPreview } from '../shared/in-place/server-preview';
import { StateToolbar } from '../shared/controls/state-toolbar';
import type { Declared } from '../shared/declared';
import type block from './block.json';

export type PurchaseSummaryAttributes = Declared<typeof block.attributes>;

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
	const [state, setState] = useState<'placed' | 'none'>('placed');
	return (
		<div {...useBlockProps()}>
			<InspectorControls>
				<PanelBody title={__('Purchase summary', 'storefront-islands')}>
					<Flag name="orderReceivedPage" attributes={attributes} onChange={setAttributes} />
					<HeadingLevelControl
						level={attributes.headingLevel}
						deepest={5}
						onChange={(headingLevel) => setAttributes({ headingLevel })}
					/>
				</PanelBody>
			</InspectorControls>
			<StateToolbar states={states()} shown={state} onShow={setState} />
			<ServerPreview block="purchase-summary" attributes={attributes} state={state} />
		</div>
	);
};
