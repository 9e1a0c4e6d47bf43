import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Disabled, PanelBody } from '@wordpress/components';
import { createElement, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { previewSettings } from '../../src/preview/page';
import { Toggle } from '../shared/controls/controls';
import { StateToolbar } from '../shared/controls/state-toolbar';
import { SearchPreview, type SearchState } from './preview';

/** Block attributes, as declared in block.json. */
export type SearchAttributes = {
	/** True if products are suggested while typing. */
	readonly suggests: boolean;
};

/** Edit component of the search form. */
export const SearchEdit = ({
	attributes: { suggests },
	setAttributes,
	clientId,
}: BlockEditProps<SearchAttributes>) => {
	const [state, setState] = useState<SearchState>('rest');
	return (
		<div {...useBlockProps({ className: 'storefront-search-block' })}>
			{suggests && (
				<StateToolbar
					shown={state}
					onShow={setState}
					states={[
						['rest', __('Empty', 'storefront-islands')],
						['suggesting', __('Suggestions', 'storefront-islands')],
					]}
				/>
			)}
			<InspectorControls>
				<PanelBody title={__('Search', 'storefront-islands')}>
					<Toggle
						label={__('Suggest products while one types', 'storefront-islands')}
						help={__(
							'With picture and price, below the field. Recent searches are offered too.',
							'storefront-islands',
						)}
						checked={suggests}
						onChange={(value) => setAttributes({ suggests: value })}
					/>
				</PanelBody>
			</InspectorControls>
			<Disabled>
				<SearchPreview
					id={`search-${clientId}`}
					state={suggests ? state : 'rest'}
					currency={previewSettings().currency}
				/>
			</Disabled>
		</div>
	);
};
