import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Disabled } from '@wordpress/components';
import { createElement, useState } from '@wordpress/element';
import { previewSettings } from '../../src/preview/page';
import { StateToolbar } from '../shared/state-toolbar';
import { MyAccountPreview, visitors } from './preview';
import type { Visitor } from './preview';
import { MyAccountSettings } from './settings';
import type { MyAccountAttributes } from './settings';

/**
 * Edit component of the account links, as a customer or a guest sees them. A menu is open while its block is selected.
 */
export const MyAccountEdit = (props: BlockEditProps<MyAccountAttributes>) => {
	const [visitor, setVisitor] = useState<Visitor>('customer');
	return (
		<div {...useBlockProps({ className: 'storefront-account' })}>
			<MyAccountSettings {...props} />
			<StateToolbar states={visitors()} shown={visitor} onShow={setVisitor} />
			<Disabled>
				<MyAccountPreview
					attributes={props.attributes}
					visitor={visitor}
					url={previewSettings().storePages.myaccount.permalink}
					isOpen={props.isSelected}
				/>
			</Disabled>
		</div>
	);
};
