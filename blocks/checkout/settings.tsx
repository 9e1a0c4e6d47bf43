import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody } from '@wordpress/components';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { flagsOf } from '../shared/block-settings';
import type { FlagName } from '../shared/block-settings';
import { BlockTexts } from '../shared/controls/block-texts';
import { LongText } from '../shared/controls/controls';
import { ExpressButtons } from '../shared/controls/express-buttons';
import { Flag, Flags } from '../shared/controls/flags';
import { HeadingLevelControl } from '../shared/controls/heading-level';
import { textsOfCheckout } from '../shared/in-place/block-texts';
import type { CheckoutAttributes } from './attributes';

/** Flags around the text of the terms. */
const LAST: readonly FlagName[] = ['requiresTerms', 'floatingLabels'];

type CheckoutSettingsProps = Pick<
	BlockEditProps<CheckoutAttributes>,
	'attributes' | 'setAttributes'
>;

/** Settings controls of the checkout block. Fields, accounts and local pickup are settings of the shop. */
export const CheckoutSettings = ({ attributes, setAttributes }: CheckoutSettingsProps) => (
	<InspectorControls>
		<PanelBody title={__('Checkout', 'storefront-islands')}>
			<Flags
				names={flagsOf(attributes).filter((name) => !LAST.includes(name))}
				attributes={attributes}
				onChange={setAttributes}
			/>
			<Flag
				name="requiresTerms"
				attributes={attributes}
				disabled={!attributes.showPolicyLinks}
				{...(!attributes.showPolicyLinks && {
					help: __('Show the terms to require a tick.', 'storefront-islands'),
				})}
				onChange={setAttributes}
			/>
			<LongText
				label={__('Text of the terms', 'storefront-islands')}
				help={__(
					'Empty for a sentence with links to the shop’s pages. Links may be written as HTML.',
					'storefront-islands',
				)}
				value={attributes.termsText}
				onChange={(termsText) => setAttributes({ termsText })}
			/>
			<Flag name="floatingLabels" attributes={attributes} onChange={setAttributes} />
			<HeadingLevelControl
				level={attributes.headingLevel}
				deepest={6}
				onChange={(headingLevel) => setAttributes({ headingLevel })}
			/>
		</PanelBody>
		<ExpressButtons attributes={attributes} onChange={setAttributes} />
		<BlockTexts
			names={textsOfCheckout()}
			texts={attributes.texts}
			onChange={(texts) => setAttributes({ texts })}
		/>
	</InspectorControls>
);
