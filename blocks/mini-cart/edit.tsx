import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { createElement, useState } from '@wordpress/element';
import { previewSettings } from '../../src/preview/page';
import { DRAWER_AREAS } from '../shared/areas/area-block';
import { AreasInEditor } from '../shared/areas/areas-in-editor';
import { StateToolbar } from '../shared/state-toolbar';
import { lookOfBlock } from './look';
import { MiniCartPreview } from './preview';
import { MiniCartSettings } from './settings';
import type { MiniCartAttributes } from './settings';
import { miniCartStates } from './states';
import type { MiniCartState } from './states';

/** Edit component of the mini-cart: its link with a sample count, and its drawer, which opens below it as a preview. */
export const MiniCartEdit = (props: BlockEditProps<MiniCartAttributes>) => {
	const [state, setState] = useState<MiniCartState>('closed');
	return (
		<div {...useBlockProps(lookOfBlock(props.attributes))}>
			<MiniCartSettings {...props} />
			<StateToolbar states={miniCartStates()} shown={state} onShow={setState} />
			<AreasInEditor clientId={props.clientId} names={DRAWER_AREAS}>
				{(area) => (
					<MiniCartPreview
						state={state}
						settings={previewSettings()}
						appearance={props.attributes}
						area={area}
					/>
				)}
			</AreasInEditor>
		</div>
	);
};
