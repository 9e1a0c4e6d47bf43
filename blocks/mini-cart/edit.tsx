import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { createElement } from '@wordpress/element';
import parts from '../../data/parts.json';
import { previewSettings } from '../../src/preview/page';
import { DRAWER_AREAS } from '../shared/areas/area-block';
import { AreasInEditor } from '../shared/areas/areas-in-editor';
import { useAreaSelection } from '../shared/areas/selection';
import { useShownState } from '../shared/areas/use-shown-state';
import { choicesOfBlock } from '../shared/block-settings';
import { textsOfDrawer } from '../shared/in-place/block-texts';
import { useTextsInPlace } from '../shared/in-place/use-texts-in-place';
import { PartsToolbar } from '../shared/parts/parts-toolbar';
import { useParts } from '../shared/parts/use-parts';
import { StateToolbar } from '../shared/controls/state-toolbar';
import { lookOfBlock } from './look';
import { drawerParts } from './parts';
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
	const { attributes, setAttributes } = props;
	const draw = useTextsInPlace(textsOfDrawer(), attributes.texts, (texts) =>
		setAttributes({ texts }),
	);
	const selection = useParts(drawerParts, isActive);
	return (
		<div {...useBlockProps({ ...lookOfBlock(attributes), ref: selection.ref })}>
			<MiniCartSettings {...props} />
			<PartsToolbar
				known={parts['mini-cart']}
				order={attributes.order}
				attributes={attributes}
				selection={selection}
				onChange={setAttributes}
			/>
			<StateToolbar states={miniCartStates()} shown={state} onShow={setState} />
			<AreasInEditor clientId={props.clientId} names={DRAWER_AREAS} isOpen={isActive}>
				{(area) => (
					<MiniCartPreview
						state={isActive ? state : 'closed'}
						settings={previewSettings()}
						appearance={attributes}
						choices={{ ...choicesOfBlock(attributes), draw }}
						area={area}
					/>
				)}
			</AreasInEditor>
		</div>
	);
};
