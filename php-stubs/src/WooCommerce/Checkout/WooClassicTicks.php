<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Checkout;

use StorefrontIslands\Compat\Classic\ClassicActions;
use StorefrontIslands\Compat\Classic\ClassicSupport;
use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\Compat\Classic\PluginOutput;

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
		$ticks = array();
		foreach ( ClassicActions::TICK_FILTERS as $name => $filter ) {
			if ( Listeners::exist( $filter ) && ClassicSupport::is_active( 'checkout' ) && self::is_set( $name, $filter ) ) {
				$ticks[] = $name;
			}
		}
		return array() === $ticks ? array() : array( 'ticks' => $ticks );
	}

	/**
	 * True if a filter sets a tick that is not set by itself, as WooCommerce's templates read its value: the account's has to
	 * be true, the others are compared with it as text.
	 *
	 * @param string           $name   Name of the tick.
	 * @param non-empty-string $filter Name of its filter.
	 */
	private static function is_set( string $name, string $filter ): bool {
		$value = false;
		new PluginOutput(
			$filter,
			static function () use ( &$value, $filter ): void {
				$value = apply_filters( $filter, false ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce's own filters.
			}
		);
		return 'account' === $name ? true === $value : is_scalar( $value ) && '1' === (string) $value;
	}
}
