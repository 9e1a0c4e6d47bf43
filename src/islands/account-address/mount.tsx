import { createElement } from '@wordpress/element';
import type { IslandModule } from '..';
import { readSettings } from '../../stores/account/address';
import { hydrate } from '../shared/hydrate';
import { AccountAddressIsland } from './island';
import { readProps } from './props';
import '../../../blocks/account/style.scss';

/** Hydrates the fields. The form around them stays as the server has printed it. */
export const mount: IslandModule['mount'] = (element, context) =>
	hydrate(
		element,
		<AccountAddressIsland
			{...readProps(context.props)}
			settings={readSettings(context.settings)}
			form={element.closest('form')}
		/>,
	);
