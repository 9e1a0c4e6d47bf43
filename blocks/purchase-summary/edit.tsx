import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, RangeControl } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

/** The attributes of block.json. */
export type PurchaseSummaryAttributes = {
	/** Of its first heading; those inside are one deeper. */
	readonly headingLevel: number;
};

const sampleFacts = (): readonly (readonly [string, string])[] => [
	[__('Order number', 'storefront-islands'), '1042'],
	[__('Email', 'storefront-islands'), 'ada@example.com'],
	[__('Total', 'storefront-islands'), '$112.80'],
];

/** An order in the editor: a sample's greeting and facts. */
export const PurchaseSummaryEdit = ({
	attributes: { headingLevel },
	setAttributes,
}: BlockEditProps<PurchaseSummaryAttributes>) => (
	<div {...useBlockProps()}>
		<InspectorControls>
			<PanelBody title={__('Purchase summary', 'storefront-islands')}>
				<RangeControl
					label={__('Heading level', 'storefront-islands')}
					min={1}
					max={5}
					value={headingLevel}
					onChange={(value) => setAttributes({ headingLevel: value ?? 2 })}
				/>
			</PanelBody>
		</InspectorControls>
		<div className="storefront-received">
			{createElement(
				`h${String(headingLevel)}`,
				{ className: 'wp-block-heading storefront-received__heading' },
				// translators: %s: first name
				sprintf(__('Thank you, %s', 'storefront-islands'), 'Ada'),
			)}
			<p className="storefront-received__lead">
				{__('Your order has been received.', 'storefront-islands')}
			</p>
			<dl className="storefront-received__facts">
				{sampleFacts().map(([label, value]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</div>
	</div>
);
