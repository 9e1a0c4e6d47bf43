import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { createElement } from '@wordpress/element';
import { previewSettings } from '../../src/preview/page';
import { DRAWER_AREAS } from '../shared/areas/area-block';
import { AreasInEditor } from '../shared/areas/areas-in-editor';
import { useAreaSelection } from '../shared/areas/selection';
import { useShownState } from '../shared/areas/use-shown-state';
import { StateToolbar } from '../shared/state-toolbar';
import { lookOfBlock } from './look';
import { MiniCartPreview } from './preview';
import { MiniCartSettings } from './settings';
import type { MiniCartAttributes } from './settings';
import { miniCartStates, statesWithArea } from './states';
import type { MiniCartState } from './states';

/**
 * Edit component of the mini-cart: its link with a sample count, and while it is selected the drawer below it, if the
 * toolbar says so. A header is so as high as on the page.
 */
export const MiniCartEdit = (props: BlockEditProps<MiniCartAttributes>) => {
	const { isActive, place } = useAreaSelection(props.clientId);
	const [state, setState] = useShownState<MiniCartState>('closed', place, statesWithArea);
	return (
		<div {...useBlockProps(lookOfBlock(props.attributes))}>
			<MiniCartSettings {...props} />
			<StateToolbar states={miniCartStates()} shown={state} onShow={setState} />
			<AreasInEditor clientId={props.clientId} names={DRAWER_AREAS} isOpen={isActive}>
				{(area) => (
					<MiniCartPreview
						state={isActive ? state : 'closed'}
						settings={previewSettings()}
						appearance={props.attributes}
						area={area}
					/>
				)}
			</AreasInEditor>
		</div>
	);
};
