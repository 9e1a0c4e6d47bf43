import { useBlockProps } from '@wordpress/block-editor';
import { Disabled } from '@wordpress/components';
import { createElement, useState } from '@wordpress/element';
import { previewSettings } from '../../src/preview/settings';
import { screenStates } from '../shared/preview-states';
import type { ScreenState } from '../shared/preview-states';
import { StateToolbar } from '../shared/state-toolbar';
import { CheckoutPreview } from './preview';

/** The checkout in the editor: the shopper's view of a sample, with every way to pay. */
export const CheckoutEdit = () => {
	const [state, setState] = useState<ScreenState>('filled');
	return (
		<div {...useBlockProps()}>
			<StateToolbar states={screenStates()} shown={state} onShow={setState} />
			<Disabled>
				<CheckoutPreview state={state} settings={previewSettings()} />
			</Disabled>
		</div>
	);
};
