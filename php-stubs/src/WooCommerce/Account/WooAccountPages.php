<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Account;

use StorefrontIslands\Page\Content\PrivateBlocks;

defined( 'ABSPATH' ) || exit;

/** Tells WooCommerce that a page with the block is an account page, whose endpoints exist. */
final class WooAccountPages {
	private const BLOCK = 'storefront-islands/account';

	/** True if the current page contains the block; null until it is known. */
	private ?bool $is_ours = null;

	public function register(): void {
		add_filter( 'woocommerce_is_account_page', array( $this, 'is_account_page' ) );
	}

	/**
	 * True on an account page.
	 *
	 * @internal
	 * @param mixed $is_account_page Value from WooCommerce and other plugins.
	 * @return mixed
	 */
	public function is_account_page( $is_account_page ) {
		if ( $is_account_page || 0 === did_action( 'wp' ) ) {
			return $is_account_page;
		}
		$page = get_queried_object();

		$this->is_ours ??= $page instanceof \WP_Post && ( new PrivateBlocks( array( self::BLOCK ) ) )->in_post( $page );
		return $this->is_ours;
	}
}
