<?php
/**
 * Whom a popup is kept from.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Popups;

use StorefrontIslands\Views\Ui\Data;

defined( 'ABSPATH' ) || exit;

/**
 * A popup may be hidden from all who are logged in, or from users with chosen roles (spec section 6). It is then left out of their
 * pages, which WordPress sends as not to be stored; pages that may be stored are the guests', and who is looking at them stands
 * nowhere in them.
 */
final class Audience {
	/**
	 * Whether the popup is kept from the current visitor.
	 *
	 * @param Data $attributes The block's attributes.
	 */
	public static function is_kept_from_visitor( Data $attributes ): bool {
		if ( ! is_user_logged_in() ) {
			return false;
		}
		switch ( $attributes->string( 'hideFrom' ) ) {
			case 'logged-in':
				return true;
			case 'roles':
				return array() !== array_intersect( wp_get_current_user()->roles, $attributes->strings( 'hiddenRoles' ) );
			default:
				return false;
		}
	}
}
