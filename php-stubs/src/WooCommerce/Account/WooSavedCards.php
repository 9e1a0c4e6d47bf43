<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Account;

use StorefrontIslands\Shop\AccountParts;

defined( 'ABSPATH' ) || exit;

/** Puts WooCommerce's table of saved payment methods, as it or a theme prints it, into the plugin's place for it. */
final class WooSavedCards {
	private const BEFORE = 'woocommerce_before_account_payment_methods';
	private const AFTER  = 'woocommerce_after_account_payment_methods';

	private AccountParts $parts;

	/** Level of the output buffer that holds the table; 0 outside of it. */
	private int $level = 0;

	public function __construct( AccountParts $parts ) {
		$this->parts = $parts;
	}

	/** Adds the hooks: what plugins print before and after the table stays outside. */
	public function start(): void {
		add_action( self::BEFORE, array( $this, 'open' ), PHP_INT_MAX );
		add_action( self::AFTER, array( $this, 'close' ), PHP_INT_MIN );
	}

	/** Removes the hooks, and prints the table of a template that has no action after it. */
	public function stop(): void {
		remove_action( self::BEFORE, array( $this, 'open' ), PHP_INT_MAX );
		remove_action( self::AFTER, array( $this, 'close' ), PHP_INT_MIN );
		if ( 0 < $this->level && ob_get_level() === $this->level ) {
			ob_end_flush();
		}
		$this->level = 0;
	}

	/**
	 * Starts to hold the output.
	 *
	 * @internal
	 */
	public function open(): void {
		ob_start();
		$this->level = ob_get_level();
	}

	/**
	 * Prints the output in its place.
	 *
	 * @internal
	 */
	public function close(): void {
		if ( 0 === $this->level || ob_get_level() !== $this->level ) {
			return;
		}
		$this->level = 0;
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WooCommerce's HTML in that of a view.
		echo $this->parts->saved_cards( (string) ob_get_clean() );
	}
}
