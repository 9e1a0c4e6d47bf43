import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { createElement, useState } from '@wordpress/element';
import { previewSettings } from '../../src/preview/page';
import { CART_AREAS } from '../shared/areas/area-block';
import { AreasInEditor } from '../shared/areas/areas-in-editor';
import { screenStates } from '../shared/preview-states';
import type { ScreenState } from '../shared/preview-states';
import { StateToolbar } from '../shared/state-toolbar';
import { choicesOfCart, classesOfCart } from './attributes';
import type { CartAttributes } from './attributes';
import { CartPreview } from './preview';
import { CartSettings } from './settings';

/** Edit component of the cart: shows the shopper's view of a sample cart. */
export const CartEdit = (props: BlockEditProps<CartAttributes>) => {
	const [state, setState] = useState<ScreenState>('filled');
	return (
		<div {...useBlockProps()}>
			<CartSettings {...props} />
			<StateToolbar states={screenStates()} shown={state} onShow={setState} />
			<AreasInEditor clientId={props.clientId} names={CART_AREAS}>
				{(area) => (
					<CartPreview
						state={state}
						settings={previewSettings()}
						choices={choicesOfCart(props.attributes)}
						className={classesOfCart(props.attributes)}
						area={area}
					/>
				)}
			</AreasInEditor>
		</div>
	);
};
