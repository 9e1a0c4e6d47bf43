import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { createElement, useState } from '@wordpress/element';
import { previewSettings } from '../../src/preview/page';
import { CHECKOUT_AREAS } from '../shared/areas/area-block';
import { AreasInEditor } from '../shared/areas/areas-in-editor';
import { screenStates } from '../shared/preview-states';
import type { ScreenState } from '../shared/preview-states';
import { StateToolbar } from '../shared/state-toolbar';
import { choicesOfCheckout, classesOfCheckout } from './attributes';
import type { CheckoutAttributes } from './attributes';
import { CheckoutPreview } from './preview';
import { CheckoutSettings } from './settings';

/** Edit component of the checkout: shows the shopper's view of a sample cart, with every payment method. */
export const CheckoutEdit = (props: BlockEditProps<CheckoutAttributes>) => {
	const [state, setState] = useState<ScreenState>('filled');
	return (
		<div {...useBlockProps()}>
			<CheckoutSettings {...props} />
			<StateToolbar states={screenStates()} shown={state} onShow={setState} />
			<AreasInEditor clientId={props.clientId} names={CHECKOUT_AREAS}>
				{(area) => (
					<CheckoutPreview
						state={state}
						settings={previewSettings()}
						choices={choicesOfCheckout(props.attributes)}
						className={classesOfCheckout(props.attributes)}
						termsText={props.attributes.termsText}
						area={area}
					/>
				)}
			</AreasInEditor>
		</div>
	);
};
