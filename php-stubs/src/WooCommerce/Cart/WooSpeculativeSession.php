<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Cart;

use StorefrontIslands\Support\Http\PageRequest;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps WooCommerce from saving the session after a cart or checkout that a browser asks for ahead (Page\SpeculationRules):
 * nobody may ever open that page, and the session, saved whole, would overwrite what another tab has changed meanwhile.
 */
final class WooSpeculativeSession {
	/** Priority at which WooCommerce saves it. */
	private const PRIORITY = 20;

	public static function register(): void {
		add_action( 'template_redirect', array( self::class, 'leave_unsaved' ) );
	}

	/** Takes the session's saving away from the current request, if it is such a one. */
	public static function leave_unsaved(): void {
		if ( PageRequest::is_speculative() && ( is_cart() || is_checkout() ) && null !== WC()->session ) {
			remove_action( 'shutdown', array( WC()->session, 'save_data' ), self::PRIORITY );
		}
	}
}
