import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Disabled, PanelBody } from '@wordpress/components';
import { createElement, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { previewSettings } from '../../src/preview/page';
import { Flag } from '../shared/controls/flags';
import { StateToolbar } from '../shared/controls/state-toolbar';
import type { Declared } from '../shared/declared';
import type block from './block.json';
import { SearchPreview, type SearchState } from './preview';

export type SearchAttributes = Declared<typeof block.attributes>;

/** Edit component of the search form. */
export const SearchEdit = ({
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps<SearchAttributes>) => {
	const { suggests } = attributes;
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
					<Flag name="suggests" attributes={attributes} onChange={setAttributes} />
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
