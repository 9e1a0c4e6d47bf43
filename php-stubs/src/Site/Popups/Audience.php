<?php

declare(strict_types=1);

namespace StorefrontIslands\Site\Popups;

use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/**
 * Hides a popup from all logged-in users, or from users with selected roles (docs/behaviour.md#popups). It is then left
 * out of their pages, which WordPress sends with headers that forbid caching; pages that may be cached are those of
 * guests, and contain nothing about the visitor.
 */
final class Audience {
	/** True if the popup is hidden from the current visitor. */
	public static function is_hidden_from_visitor( JsonReader $attributes ): bool {
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
