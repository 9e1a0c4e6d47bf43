import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Disabled } from '@wordpress/components';
import { createElement, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { NoticeList } from '../../src/ui/notices/notices';
import type { NoticeModel } from '../../src/ui/notices/notices';
import { sampleErrors } from '../shared/sample/errors';
import { StateToolbar } from '../shared/controls/state-toolbar';
import { ShopNoticesSettings } from './settings';
import type { ShopNoticesAttributes } from './settings';

type State = 'info' | 'error';

const states = (): readonly (readonly [State, string])[] => [
	['info', __('Notice', 'storefront-islands')],
	['error', __('Error', 'storefront-islands')],
];

const noticesOf = (state: State): readonly NoticeModel[] =>
	state === 'error'
		? sampleErrors()
		: [
				{
					id: 'sample',
					status: 'info',
					message: __('Notices of the shop are shown here.', 'storefront-islands'),
					dismissible: true,
				},
			];

/**
 * Edit component of the shop notices, with a sample notice: on its page the block takes no space until there is a
 * notice.
 */
export const ShopNoticesEdit = (props: BlockEditProps<ShopNoticesAttributes>) => {
	const [state, setState] = useState<State>('info');
	return (
		<div {...useBlockProps()}>
			<ShopNoticesSettings {...props} />
			<StateToolbar states={states()} shown={state} onShow={setState} />
			<Disabled>
				<div className="storefront-shop-notices">
					<NoticeList notices={noticesOf(state)} onDismiss={() => undefined} />
				</div>
			</Disabled>
		</div>
	);
};
