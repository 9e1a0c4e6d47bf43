import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import parts from '../../data/parts.json';
import { previewSettings } from '../../src/preview/page';
import { CHECKOUT_AREAS } from '../shared/areas/area-block';
import { AreasInEditor } from '../shared/areas/areas-in-editor';
import { useAreaSelection } from '../shared/areas/selection';
import { useShownState } from '../shared/areas/use-shown-state';
import { textsOfCheckout } from '../shared/in-place/block-texts';
import { useHtmlInPlace, useTextsInPlace } from '../shared/in-place/use-texts-in-place';
import { PartsToolbar } from '../shared/parts/parts-toolbar';
import { useParts } from '../shared/parts/use-parts';
import { screenStates, statesWithArea } from '../shared/controls/preview-states';
import { StateToolbar } from '../shared/controls/state-toolbar';
import { choicesOfCheckout, classesOfCheckout } from './attributes';
import type { CheckoutAttributes } from './attributes';
import { checkoutParts } from './parts';
import { CheckoutPreview } from './preview';
import { CheckoutSettings } from './settings';

/** Edit component of the checkout: shows the shopper's view of a sample cart, with every payment method. */
export const CheckoutEdit = (props: BlockEditProps<CheckoutAttributes>) => {
	const { attributes, setAttributes, clientId } = props;
	const { isActive, place } = useAreaSelection(clientId);
	const [state, setState] = useShownState('filled', place, statesWithArea);
	const draw = useTextsInPlace(textsOfCheckout(), attributes.texts, (texts) =>
		setAttributes({ texts }),
	);
	const drawTerms = useHtmlInPlace(
		__('Text of the terms', 'storefront-islands'),
		attributes.termsText,
		(termsText) => setAttributes({ termsText }),
	);
	const selection = useParts(checkoutParts, isActive);
	return (
		<div {...useBlockProps({ ref: selection.ref })}>
			<CheckoutSettings {...props} />
			<PartsToolbar
				known={parts.checkout}
				order={attributes.order}
				attributes={attributes}
				selection={selection}
				onChange={setAttributes}
			/>
			<StateToolbar states={screenStates()} shown={state} onShow={setState} />
			<AreasInEditor clientId={clientId} names={CHECKOUT_AREAS} isOpen={isActive}>
				{(area) => (
					<CheckoutPreview
						state={state}
						settings={previewSettings()}
						choices={{ ...choicesOfCheckout(attributes), draw }}
						className={classesOfCheckout(attributes)}
						termsText={attributes.termsText}
						drawTerms={drawTerms}
						area={area}
					/>
				)}
			</AreasInEditor>
		</div>
	);
};
