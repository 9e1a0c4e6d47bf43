import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { createElement, useState } from '@wordpress/element';
import { ServerPreview } from '../shared/in-place/server-preview';
import { StateToolbar } from '../shared/controls/state-toolbar';
import { visitors } from '../shared/controls/visitors';
import type { Visitor } from '../shared/controls/visitors';
import { MyAccountSettings } from './settings';
import type { MyAccountAttributes } from './settings';

/**
 * Edit component of the account links, as a customer or a guest sees them. A menu is open while its block is selected.
 */
export const MyAccountEdit = (props: BlockEditProps<MyAccountAttributes>) => {
	const [visitor, setVisitor] = useState<Visitor>('customer');
	return (
		<div {...useBlockProps()}>
			<MyAccountSettings {...props} />
			<StateToolbar states={visitors()} shown={visitor} onShow={setVisitor} />
			<div className={`storefront-account-preview is-${visitor}`}>
				<ServerPreview
					block="my-account"
					attributes={props.attributes}
					onDraw={(preview) =>
						preview
							.querySelector('.storefront-account__menu')
							?.toggleAttribute('open', props.isSelected)
					}
				/>
			</div>
		</div>
	);
};
