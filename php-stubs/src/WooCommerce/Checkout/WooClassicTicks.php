<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Checkout;

use StorefrontIslands\Compat\Classic\ClassicActions;
use StorefrontIslands\Compat\Classic\ClassicSupport;
use StorefrontIslands\Compat\Classic\Listeners;

defined( 'ABSPATH' ) || exit;

/**
 * Ticks that plugins and themes set in the classic form before it is shown. The page is printed with them, and the script
 * of classic hooks keeps them (src/compat/classic-hooks/ticks.ts).
 */
final class WooClassicTicks {
	/**
	 * Returns the settings of the checkout that say so; empty if nobody sets a tick.
	 *
	 * @return array{ticks?: list<string>} Names: terms, account, addresses (two of them).
	 */
	public static function settings(): array {
		$ticks = ClassicSupport::is_active( 'checkout' ) ? array_keys( array_filter( ClassicActions::TICK_FILTERS, array( self::class, 'is_set' ) ) ) : array();
		return array() === $ticks ? array() : array( 'ticks' => $ticks );
	}

	/**
	 * True if somebody sets a tick that is not set by itself.
	 *
	 * @param non-empty-string $filter Name of the filter.
	 */
	private static function is_set( string $filter ): bool {
		return Listeners::exist( $filter ) && (bool) apply_filters( $filter, false ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce's own filters.
	}
}
