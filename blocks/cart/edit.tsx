import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { createElement } from '@wordpress/element';
import parts from '../../data/parts.json';
import { previewSettings } from '../../src/preview/page';
import { CART_AREAS } from '../shared/areas/area-block';
import { AreasInEditor } from '../shared/areas/areas-in-editor';
import { useAreaSelection } from '../shared/areas/selection';
import { useShownState } from '../shared/areas/use-shown-state';
import { choicesOfBlock } from '../shared/block-settings';
import { textsOfCart } from '../shared/in-place/block-texts';
import { useTextsInPlace } from '../shared/in-place/use-texts-in-place';
import { PartsToolbar } from '../shared/parts/parts-toolbar';
import { useParts } from '../shared/parts/use-parts';
import { screenStates, statesWithArea } from '../shared/controls/preview-states';
import { StateToolbar } from '../shared/controls/state-toolbar';
import { AcceptedMethods } from './accepted';
import { classesOfCart } from './attributes';
import type { CartAttributes } from './attributes';
import { cartParts } from './parts';
import { CartPreview } from './preview';
import { CartSettings } from './settings';

/** Edit component of the cart: shows the shopper's view of a sample cart. */
export const CartEdit = (props: BlockEditProps<CartAttributes>) => {
	const { attributes, setAttributes, clientId } = props;
	const { isActive, place } = useAreaSelection(clientId);
	const [state, setState] = useShownState('filled', place, statesWithArea);
	const draw = useTextsInPlace(textsOfCart(), attributes.texts, (texts) =>
		setAttributes({ texts }),
	);
	const selection = useParts(cartParts, isActive);
	return (
		<div {...useBlockProps({ ref: selection.ref })}>
			<CartSettings {...props} />
			<PartsToolbar
				known={parts.cart}
				order={attributes.order}
				attributes={attributes}
				selection={selection}
				onChange={setAttributes}
			/>
			<StateToolbar states={screenStates()} shown={state} onShow={setState} />
			<AreasInEditor clientId={clientId} names={CART_AREAS} isOpen={isActive}>
				{(area) => (
					<CartPreview
						state={state}
						settings={previewSettings()}
						choices={{ ...choicesOfBlock(attributes), draw }}
						className={classesOfCart(attributes)}
						area={(place) =>
							place === 'accepted'
								? attributes.showAcceptedMethods && <AcceptedMethods />
								: area(place)
						}
					/>
				)}
			</AreasInEditor>
		</div>
	);
};
